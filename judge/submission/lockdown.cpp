#include "judge/submission/lockdown.h"

#include <linux/capability.h>
#include <linux/sched.h>
#include <seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>

namespace {

// Names, since not every machine has all of them.
constexpr std::array kDenied{
    // other programs, and memory that no limit sees
    "execve", "execveat", "memfd_create", "memfd_secret", "shmget", "msgget", "semget", "mq_open",
    // other machines
    "socket", "socketpair", "socketcall",
    // other processes
    "ptrace", "process_vm_readv", "process_vm_writev", "process_madvise", "kcmp", "pidfd_open",
    "pidfd_getfd", "pidfd_send_signal", "tkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo",
    "setpriority", "sched_setscheduler", "sched_setattr", "setrlimit", "migrate_pages",
    "move_pages",
    // namespaces and mounts
    "unshare", "setns", "mount", "umount", "umount2", "pivot_root", "chroot", "fsopen", "fsconfig",
    "fsmount", "fspick", "move_mount", "open_tree", "mount_setattr", "mknod", "mknodat",
    "name_to_handle_at", "open_by_handle_at", "fanotify_init", "quotactl", "swapon", "swapoff",
    // parts of the kernel that attacks begin with
    "bpf", "perf_event_open", "userfaultfd", "io_uring_setup", "io_uring_enter",
    "io_uring_register", "io_setup", "keyctl", "add_key", "request_key", "personality",
    "modify_ldt", "vm86", "vm86old", "lookup_dcookie", "uselib", "vmsplice",
    // the machine itself
    "init_module", "finit_module", "delete_module", "kexec_load", "kexec_file_load", "reboot",
    "syslog", "acct", "settimeofday", "clock_settime", "clock_adjtime", "adjtimex", "stime",
    "sethostname", "setdomainname", "iopl", "ioperm", "vhangup", "nfsservctl"};

constexpr std::array<scmp_datum_t, 7> kNewNamespaces{CLONE_NEWNS,  CLONE_NEWCGROUP, CLONE_NEWUTS,
                                                     CLONE_NEWIPC, CLONE_NEWUSER,   CLONE_NEWPID,
                                                     CLONE_NEWNET};

class Filter {
 public:
  Filter() : filter_(seccomp_init(SCMP_ACT_ALLOW)) {}
  ~Filter() { seccomp_release(filter_); }
  Filter(const Filter&) = delete;
  Filter& operator=(const Filter&) = delete;

  void deny_all() {
    for (const char* name : kDenied) {
      const int number = seccomp_syscall_resolve_name(name);
      if (number != __NR_SCMP_ERROR) deny(number, EPERM);
    }
    // Signals to itself only; a child can't know by that rule that it has a number of its own.
    const auto self = static_cast<scmp_datum_t>(getpid());
    deny(SCMP_SYS(kill), EPERM, scmp_arg_cmp{0, SCMP_CMP_NE, self, 0});
    deny(SCMP_SYS(tgkill), EPERM, scmp_arg_cmp{0, SCMP_CMP_NE, self, 0});
    deny(SCMP_SYS(prlimit64), EPERM, scmp_arg_cmp{2, SCMP_CMP_NE, 0, 0});  // but reading them
    for (const scmp_datum_t flag : kNewNamespaces) {
      deny(SCMP_SYS(clone), EPERM, scmp_arg_cmp{0, SCMP_CMP_MASKED_EQ, flag, flag});
    }
    // Its flags are in memory, where no filter can look. The C library then takes clone.
    deny(SCMP_SYS(clone3), ENOSYS);
  }

  // Without the slower execution of all code that older kernels tie to a filter.
  bool load() {
    seccomp_attr_set(filter_, SCMP_FLTATR_CTL_SSB, 1);
    return complete_ && seccomp_load(filter_) == 0;
  }

 private:
  template <class... Comparisons>
  void deny(int number, std::uint16_t error, Comparisons... when) {
    if (seccomp_rule_add(filter_, SCMP_ACT_ERRNO(error), number, sizeof...(when), when...) != 0) {
      complete_ = false;
    }
  }

  scmp_filter_ctx filter_;
  bool complete_ = true;
};

// Of root's powers only that to read what it has to load is left, where it has that.
bool give_up_capabilities() {
  __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
  std::array<__user_cap_data_struct, 2> sets{};
  if (syscall(SYS_capget, &header, sets.data()) != 0) return false;
  sets[0] = {sets[0].effective & (1U << CAP_DAC_READ_SEARCH),
             sets[0].permitted & (1U << CAP_DAC_READ_SEARCH), 0};
  sets[1] = {};
  return syscall(SYS_capset, &header, sets.data()) == 0;
}

}  // namespace

const char* lock_down() {
  if (!give_up_capabilities()) return "capset";
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return "no_new_privs";
  Filter filter;
  filter.deny_all();
  return filter.load() ? nullptr : "seccomp";
}
