# The two commands are `make judge` and `make test`; each sets up all that is missing.

BUILD := build
GENERATED := $(BUILD)/build.ninja
BASE := $(BUILD)/base.json

# What the project is built with, as Debian and Ubuntu call it.
PACKAGES := g++ cmake ninja-build libcli11-dev libfmt-dev nlohmann-json3-dev libexpected-dev \
            libssl-dev libgtest-dev libbenchmark-dev librapidcheck-dev libseccomp-dev \
            bubblewrap
# What the checks need besides: without these some tests are skipped.
CHECK_PACKAGES := clang clang-format clang-tidy g++-aarch64-linux-gnu qemu-user \
                  libc++-16-dev libc++abi-16-dev chromium python3 libxml2-utils

SOURCES = $(shell git ls-files '*.cpp' '*.h' ':!tests/submissions')

.PHONY: help judge baseline regress test bench mutants asan tools check tidy format testdata clean
.DEFAULT_GOAL := help

help:
	@echo 'make judge                         judge every variant of solution/ on every group of testdata/'
	@echo 'make judge SOLUTION=mine.cpp       judge your own file'
	@echo 'make judge SOLUTION=mine.cpp GROUP=hard'
	@echo 'make test                          build and run all tests'
	@echo 'make bench                         time every variant on every group, and the judge itself'
	@echo 'make mutants                       how many faulty variants testdata/ catches; takes long'
	@echo 'make asan                          all tests under AddressSanitizer and UBSan'
	@echo 'make check                         formatting, and no warning by Clang'
	@echo 'make tidy                          static analysis by clang-tidy, which takes some minutes'
	@echo 'make format                        format the sources'
	@echo 'make baseline BASE=base.json       keep the verdicts and costs of the variants'
	@echo 'make regress BASE=base.json        say what got worse since then'
	@echo 'make testdata                      make the puzzles of testdata/ again, which gives the same'
	@echo 'make clean                         remove what was built'
	@echo 'build/judge --help                 all that the judge can do'

judge: $(GENERATED)
	@cmake --build $(BUILD) --target judge
	@$(BUILD)/judge run $(or $(SOLUTION),$(wildcard solution/*.cpp) --contract) --properties 200 \
	    $(if $(GROUP),--group $(GROUP))

# The cost of a variant in runs of the judge's yardstick, to be compared later by `make regress`.
baseline: $(GENERATED)
	@cmake --build $(BUILD) --target judge
	@$(BUILD)/judge run $(or $(SOLUTION),$(wildcard solution/*.cpp) --contract) \
	    --repeat 20 --json $(BASE)

regress: $(GENERATED)
	@test -f '$(BASE)' || { echo 'BASE=$(BASE) is no file: make baseline writes it' >&2; exit 2; }
	@cmake --build $(BUILD) --target judge >$(BUILD)/log || { cat $(BUILD)/log; exit 1; }
	@$(BUILD)/judge run $(or $(SOLUTION),$(wildcard solution/*.cpp) --contract) --against $(BASE)

test: $(GENERATED)
	@cmake --build $(BUILD)
	@ctest --test-dir $(BUILD) --output-on-failure -j $$(nproc)

bench: $(GENERATED)
	@cmake --build $(BUILD)
	@$(BUILD)/tests/benchmark

mutants: $(GENERATED)
	@cmake --build $(BUILD) --target mutants
	@$(BUILD)/tests/mutants $(BUILD)/mutants \
	    $(or $(SOLUTION),$(filter-out %/simd_sweep.cpp,$(wildcard solution/*.cpp)))

asan: $(GENERATED)
	@cmake --preset asan
	@cmake --build --preset asan
	@ctest --test-dir $(BUILD)-asan --output-on-failure -j $$(nproc)

tools:
	@$(call install,$(CHECK_PACKAGES))

check: $(GENERATED) tools
	@clang-format --dry-run -Werror $(SOURCES)
	@cmake --preset werror
	@cmake --build --preset werror

tidy: $(GENERATED) tools
	@cmake --preset werror
	@echo '$(filter judge/%.cpp,$(SOURCES))' | tr ' ' '\n' | \
	    xargs -P $$(nproc) -n 4 clang-tidy --quiet -p $(BUILD)-werror

# The puzzles of a group come from the commands that its file names after "# made by: ", and from
# nothing else. What stands above the first of them is kept.
testdata: $(GENERATED)
	@cmake --build $(BUILD) --target judge
	@set -e; for file in $$(grep -l '^# made by: judge gen ' testdata/*.txt); do \
	  echo "$$file"; \
	  sed '/^# made by: /,$$d' $$file >$(BUILD)/head; \
	  sed -n 's|^# made by: judge gen |$(BUILD)/judge gen |p' $$file >$(BUILD)/commands; \
	  sh -e $(BUILD)/commands >$(BUILD)/made; \
	  grep '^#' $(BUILD)/made | awk '!seen[$$0]++' >>$(BUILD)/head; \
	  grep -v '^#' $(BUILD)/made >>$(BUILD)/head; \
	  mv $(BUILD)/head $$file; \
	done

format:
	@clang-format -i $(SOURCES)

clean:
	rm -rf $(BUILD) $(BUILD)-*

# Installs what is missing of the packages $(1), with the one command that it prints.
define install
	missing=''; \
	if command -v dpkg-query >/dev/null; then \
	  for package in $(1); do \
	    dpkg-query -W -f='$${db:Status-Status}' $$package 2>/dev/null | grep -qx installed || \
	      missing="$$missing $$package"; \
	  done; \
	elif ! command -v cmake ninja >/dev/null; then \
	  missing=' $(1)'; \
	fi; \
	if [ -n "$$missing" ]; then \
	  update='apt-get update'; \
	  install="apt-get install -y --no-install-recommends$$missing"; \
	  command -v apt-get >/dev/null || { \
	    echo "Please install these packages (Debian's names), then try again:$$missing" >&2; exit 1; }; \
	  if [ "$$(id -u)" != 0 ]; then \
	    command -v sudo >/dev/null || { \
	      echo "Please run this as root, then try again: $$update && $$install" >&2; exit 1; }; \
	    update="sudo $$update"; install="sudo $$install"; \
	  fi; \
	  echo "Installing what is missing: $$update && $$install"; \
	  $$update -q && DEBIAN_FRONTEND=noninteractive $$install -q || exit 1; \
	fi
endef

$(GENERATED): Makefile
	@$(call install,$(PACKAGES))
	@cmake --preset release
	@touch $@
