#pragma once

/// Gives up, for ever and for all that the process starts, what a solver never needs: capabilities,
/// other programs, sockets, the control of other processes, and those parts of the kernel that are
/// of use to administrators and attackers only. Such a system call then fails with EPERM. Returns
/// null, or the name of the step that the kernel does not let it do.
const char* lock_down();
