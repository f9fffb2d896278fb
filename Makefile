# Two commands on a fresh machine: `make site` and `make test`.

SHELL := /bin/bash
SCRATCH ?= .build
HIG := $(SCRATCH)/release/hig
TESTS := $(SCRATCH)-tests
VENV := .venv
PORT ?=

PREFIX ?= /usr/local
# Between quotes no shell reads a tilde.
TARGET = $(patsubst ~/%,$(HOME)/%,$(PREFIX))

.PHONY: site serve install manual test tools test-tools lint clean help

help: ## Show the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t16

site: tools hig ## Build hig and the site, and say where to look
	@$(HIG) build

.PHONY: hig
hig: tools ## Build hig alone
	@echo "Building hig (release) ..."
	@swift build -c release --product hig --scratch-path $(SCRATCH) $(STATIC)

# The server has networking in it, which hig leaves out to start fast; so it is built apart.
.PHONY: hig-preview
hig-preview: tools ## Build what 'hig serve' starts
	@echo "Building hig-preview (release) ..."
	@swift build -c release --product hig-preview --scratch-path $(SCRATCH)-preview

# What parses Swift takes as long to build as all of hig, and would make every start of it slower.
.PHONY: hig-review
hig-review: tools ## Build what 'hig review' needs to parse Swift
	@echo "Building hig-review (release) ..."
	@swift build -c release --product hig-review --scratch-path $(SCRATCH) $(STATIC)

serve: tools hig hig-preview ## Show the site on 127.0.0.1 and load it anew on every change (PORT=8000)
	@HIG_PREVIEW=$(SCRATCH)-preview/release/hig-preview $(HIG) serve --port $(or $(PORT),8000)

# An installed hig answers from its own copy of the index where there is no content. Where hig-review and hig-preview are
# built, they go along.
install: site ## Install hig with its index and completions (PREFIX=/usr/local)
	@mkdir -p "$(TARGET)/bin" "$(TARGET)/share/higraph" "$(TARGET)/share/bash-completion/completions" \
	  "$(TARGET)/share/zsh/site-functions" "$(TARGET)/share/fish/vendor_completions.d"
	@cp $(HIG) "$(TARGET)/bin/hig"
	@! [ -x $(SCRATCH)/release/hig-review ] || cp $(SCRATCH)/release/hig-review "$(TARGET)/bin/hig-review"
	@! [ -x $(SCRATCH)-preview/release/hig-preview ] || cp $(SCRATCH)-preview/release/hig-preview "$(TARGET)/bin/hig-preview"
	@rm -rf "$(TARGET)/share/higraph/search" && cp -R Site/search "$(TARGET)/share/higraph/search"
	@$(HIG) completions bash > "$(TARGET)/share/bash-completion/completions/hig"
	@$(HIG) completions zsh > "$(TARGET)/share/zsh/site-functions/_hig"
	@$(HIG) completions fish > "$(TARGET)/share/fish/vendor_completions.d/hig.fish"
	@echo "Installed $(TARGET)/bin/hig"

manual: ## Make the manual as web pages
	@$$(xcrun --find docc 2>/dev/null || echo docc) convert Sources/hig/hig.docc --output-path .build-manual --transform-for-static-hosting \
	  --fallback-display-name hig --fallback-bundle-identifier org.higraph.hig
	@echo "Run python3 -m http.server --directory .build-manual and open http://localhost:8000/documentation/hig"

# While hig is built a processor often has nothing to do, and what the tests need is waited for on the network.
test: tools ## Run every Swift and browser test, and check the content
	@swift package resolve --scratch-path $(SCRATCH)
	@$(MAKE) --no-print-directory -j3 hig tests test-tools
	@Tests/run $(SCRATCH) $(TESTS) $(VENV)

# Two builds at once need two folders, and what they build from must be known. First come the tests of hig, which wait for
# nearly all modules one after another, beside the other build; the rest can then be built side by side.
.PHONY: tests
tests: tools
	@echo "Building the tests ..."
	@swift build --quiet --target higTests --scratch-path $(TESTS) $(ANEW)
	@swift build --quiet --build-tests --scratch-path $(TESTS) $(ANEW)

tools:
	@Scripts/install-tools site

test-tools:
	@Scripts/install-tools test $(VENV)

lint: ## Check the formatting
	swift format lint --strict --recursive Package.swift Sources Tests

clean: ## Remove what was built
	rm -rf $(SCRATCH) $(SCRATCH)-preview $(TESTS) $(VENV) .build-spec .build-manual .build-address .build-thread .build-benchmarks

# CI builds everything anew, which takes a fifth less time module by module and without what a debugger reads.
# Who works here builds what has changed, for which that is slower.
ifdef CI
UNOBSERVED := -debug-info-format none
ANEW := $(UNOBSERVED) -Xswiftc -disable-batch-mode -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2
STATIC := $(UNOBSERVED)
endif

ifeq ($(shell uname -s),Linux)
# Nothing is left to be loaded or moved in memory when hig starts, which is half of the time of its start.
STATIC += --static-swift-stdlib -Xswiftc -static-executable
# The linker that Swift takes otherwise warns at length of every call in Foundation that looks up users, hosts or
# libraries; the toolchain's own does not. One segment for code and constants is quicker to load than two.
ifneq ($(wildcard $(dir $(realpath $(shell command -v swiftc)))ld.lld),)
STATIC += -Xswiftc -use-ld=lld -Xlinker --no-rosegment
# What a lookup runs lies side by side; of a name that is gone nothing is said.
STATIC += -Xswiftc -Xfrontend -Xswiftc -function-sections
STATIC += -Xlinker '--symbol-ordering-file=$(CURDIR)/Scripts/startup.order' -Xlinker --no-warn-symbol-ordering
endif
endif
