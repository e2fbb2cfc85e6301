#!/usr/bin/env bash
# A throw-away PostgreSQL for tests, on a free port of 127.0.0.1, with nothing kept.
#
#   postgres.sh install        make sure that PostgreSQL's programs are there
#   postgres.sh start FOLDER   start a cluster in FOLDER and print its address; safe against a power cut with
#                              REEDLING_POSTGRES_DURABLE=1
#   postgres.sh stop FOLDER    end it and remove FOLDER
source "$(dirname "$0")/lib.sh"

# The folder with initdb and pg_ctl: newest version first; empty when there is none.
programs() {
  local folder
  if has initdb && has pg_ctl; then
    dirname "$(command -v initdb)"
    return
  fi
  for folder in $(ls -d /usr/lib/postgresql/*/bin /usr/pgsql-*/bin /opt/homebrew/opt/postgresql*/bin 2>/dev/null | sort -rV); do
    if [ -x "$folder/initdb" ]; then
      echo "$folder"
      return
    fi
  done
}

install() {
  if [ -n "$(programs)" ] || [ "${REEDLING_TEST_SQLITE_ONLY:-}" = 1 ]; then return; fi
  if can_apt; then
    say "Installing PostgreSQL for the tests"
    apt_install postgresql
  fi
  [ -n "$(programs)" ] ||
    fail "the tests need PostgreSQL's programs (initdb, pg_ctl): install it, or set REEDLING_TEST_SQLITE_ONLY=1 to test on SQLite alone."
}

# PostgreSQL refuses to run as root, so root hands the cluster to somebody without rights.
as_owner() {
  if [ "$(id -u)" != 0 ]; then
    "$@"
  elif id postgres >/dev/null 2>&1; then
    runuser -u postgres -- "$@"
  else
    runuser -u nobody -- "$@"
  fi
}

start() {
  local folder=$1 bin port settings
  install
  bin=$(programs)
  mkdir -p "$folder"
  if [ "$(id -u)" = 0 ]; then
    chown "$(id -u postgres >/dev/null 2>&1 && echo postgres || echo nobody)" "$folder"
  fi
  port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })')
  settings="-c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories=$folder -c max_connections=200"
  # Nothing here outlives the tests, so nothing has to be safe against a power cut; measurements want it to be.
  if [ "${REEDLING_POSTGRES_DURABLE:-}" != 1 ]; then
    settings+=" -c fsync=off -c synchronous_commit=off -c full_page_writes=off"
  fi
  cd "$folder"
  as_owner "$bin/initdb" --pgdata "$folder/data" --username reedling --auth trust --encoding UTF8 --locale C --no-sync >"$folder.log" 2>&1 ||
    fail "PostgreSQL could not be set up; see $folder.log"
  as_owner "$bin/pg_ctl" --pgdata "$folder/data" --log "$folder/server.log" --wait --options "$settings" start >>"$folder.log" 2>&1 </dev/null ||
    fail "PostgreSQL could not be started; see $folder.log and $folder/server.log"
  echo "postgres://reedling@127.0.0.1:$port/postgres"
}

stop() {
  local folder=$1 bin
  bin=$(programs)
  if [ -d "$folder/data" ]; then
    (cd "$folder" && as_owner "$bin/pg_ctl" --pgdata "$folder/data" --mode immediate --wait stop >/dev/null 2>&1) || true
  fi
  rm -rf "$folder" "$folder.log"
}

case "${1:-}" in
  install) install ;;
  start | stop) "$1" "${2:?the folder of the cluster is missing}" ;;
  *) fail "usage: postgres.sh install | start FOLDER | stop FOLDER" ;;
esac
