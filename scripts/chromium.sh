#!/usr/bin/env bash
# Prints the path of a Chromium for the browser tests, and installs one when there is none.
source "$(dirname "$0")/lib.sh"

# Whatever is on the machine: the caller's choice, a package's, Google's, or the one that Playwright fetched.
# Debian's headless shell is the same browser without its own toolbars, which cost a third of the tests' time. One test
# needs the whole browser (app/e2e/page-cache.spec.ts), so the shell counts beside it only.
shell=/usr/bin/chromium-headless-shell
find_browser() {
  local name path
  for path in "${REEDLING_CHROMIUM:-}" "$([ -x /usr/bin/chromium ] && echo "$shell")" /usr/bin/chromium /usr/bin/google-chrome; do
    if [ -n "$path" ] && [ -x "$path" ]; then
      echo "$path"
      return
    fi
  done
  for name in google-chrome-stable chromium-browser; do
    # Ubuntu's chromium-browser only points to a snap.
    if has "$name" && "$name" --version >/dev/null 2>&1; then
      command -v "$name"
      return
    fi
  done
  path=$(node -e 'console.log(require("@playwright/test").chromium.executablePath())')
  if [ -x "$path" ]; then echo "$path"; fi
}

is_debian() { grep -q '^ID=debian' /etc/os-release 2>/dev/null; }

install_browser() {
  say "Installing Chromium for the browser tests"
  if can_apt && is_debian; then
    { apt_install chromium chromium-headless-shell || apt_install chromium; } && return
  fi
  if can_apt; then
    playwright install --with-deps chromium >&2
  else
    playwright install chromium >&2
  fi
}

browser=$(find_browser)
if [ "$browser" = /usr/bin/chromium ] && [ -n "${CI:-}" ] && [ -z "${REEDLING_CHROMIUM:-}" ] && can_apt && is_debian; then
  apt_install chromium-headless-shell || true
  browser=$(find_browser)
fi
if [ -z "$browser" ]; then
  install_browser || true
  browser=$(find_browser)
fi
[ -n "$browser" ] || fail "the browser tests need Chromium: install it, or name one in REEDLING_CHROMIUM."
echo "$browser"
