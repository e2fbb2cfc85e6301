// The executable as an operator runs it, in a data folder of its own.

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, open, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { median } from "./table.mjs";

export const executable = fileURLToPath(new URL("../target/release/reedling", import.meta.url));

/** A new data folder filled with the demo school, or with a school of the given numbers. */
export async function seededFolder(numbers = []) {
  const folder = await mkdtemp(join(tmpdir(), "reedling-bench-"));
  await promisify(execFile)(executable, ["seed-demo", ...numbers], { env: settings(folder) });
  return folder;
}

/** What the executable is told by its environment. */
export const settings = (folder) => ({
  PATH: process.env.PATH,
  REEDLING_DATA_DIR: folder,
  REEDLING_BIND: "127.0.0.1:0",
});

/** Starts a program and waits for the line that tells its address. */
export async function startProgram(program, args, env) {
  // The log goes to a file, as on a real server; read here line by line it would take the time that is measured.
  const logFile = join(env.REEDLING_DATA_DIR, "log.txt");
  const log = await open(logFile, "a");
  const started = performance.now();
  const child = spawn(program, args, { env, stdio: ["ignore", "pipe", log.fd] });
  const url = await new Promise((done, failed) => {
    const read = (line) => {
      const found = /listening on (http:\/\/[^\s"]+)/.exec(line);
      if (found) done(found[1].replace(/\/$/, ""));
    };
    createInterface(child.stdout).on("line", read);
    child.once("error", failed);
    child.once("exit", async (code) => {
      failed(new Error(`${program} ended with code ${code}:\n${await readFile(logFile, "utf8")}`));
    });
  });
  await log.close();
  return {
    url,
    pid: child.pid,
    readyMs: performance.now() - started,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill("SIGTERM");
        await once(child, "exit");
      }
    },
  };
}

/** Serves the demo school; without a folder from a new one, which goes when the server stops. */
export async function startServer(folder) {
  const data = folder ?? (await seededFolder());
  const server = await startProgram(executable, ["serve"], settings(data));
  const stop = async () => {
    await server.stop();
    if (!folder) await rm(data, { recursive: true, force: true });
  };
  return { ...server, stop };
}

/** Resident memory of a process, in millions of bytes. */
export async function megabytes(pid) {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return (Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)[1]) * 1024) / 1e6;
}

/** How long the threads of a process were ready and had to wait for a processor, in seconds since it began. */
export async function waitedSeconds(pid) {
  const threads = await readdir(`/proc/${pid}/task`);
  // A thread may end meanwhile.
  const read = (thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, "utf8").catch(() => "0 0 0");
  const waits = await Promise.all(threads.map(async (thread) => Number((await read(thread)).split(" ")[1])));
  return waits.reduce((sum, wait) => sum + wait, 0) / 1e9;
}

/** Resident memory of a process in millions of bytes, once a second until it is stopped. */
export function watchMemory(pid) {
  const seen = [];
  const timer = setInterval(async () => seen.push(await megabytes(pid)), 1000);
  return {
    stop() {
      clearInterval(timer);
      return seen;
    },
  };
}

/** The middle of what was seen between two shares of the time: one busy moment does not tell it. */
export const middleOf = (seen, from, to) =>
  median(seen.slice(Math.floor(from * seen.length), Math.ceil(to * seen.length)));
