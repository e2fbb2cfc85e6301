import type { ChildProcess } from "node:child_process";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

const executable = resolve(import.meta.dirname, "../../../target/debug/reedling");

/** A running server with the demo school, in a data folder of its own. */
export type Reedling = {
  /** Where it listens, without a slash at the end. */
  url: string;
  /** Its data folder: the database, and outgoing mail under `mail`. */
  dataDir: string;
  /** Ends it, lets something happen to its data folder, and serves the folder again, at another address. */
  again: (meanwhile: (dataDir: string) => Promise<void>) => Promise<Reedling>;
  /** Ends it and removes the data folder. */
  stop: () => Promise<void>;
};

/**
 * Fills a fresh database with the demo school, or with one of the given numbers, and serves it on a free port, with
 * settings of its own if need be.
 */
export async function startReedling(
  settings: Record<string, string> = {},
  numbers: readonly string[] = [],
): Promise<Reedling> {
  await access(executable).catch(() => {
    throw new Error(`${executable} is missing: run 'cargo build' or 'just test' first`);
  });
  const dataDir = await mkdtemp(join(tmpdir(), "reedling-e2e-"));
  const env = {
    PATH: process.env.PATH,
    REEDLING_DATA_DIR: dataDir,
    REEDLING_BIND: "127.0.0.1:0",
    REEDLING_SCHOOL_TIME_ZONE: "Europe/Berlin",
    ...settings,
  };
  await promisify(execFile)(executable, ["seed-demo", ...numbers], { env });
  return serve(dataDir, env);
}

/** Serves a data folder. */
async function serve(dataDir: string, env: NodeJS.ProcessEnv): Promise<Reedling> {
  const server = spawn(executable, ["serve"], { env, stdio: ["ignore", "pipe", "pipe"] });
  const end = async () => {
    if (server.exitCode !== null) return;
    server.kill("SIGTERM");
    await once(server, "exit");
  };
  return {
    url: await address(server),
    dataDir,
    again: async (meanwhile) => {
      await end();
      await meanwhile(dataDir);
      return serve(dataDir, env);
    },
    stop: async () => {
      await end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address that the server prints when it is ready; throws with all it said when it ends before. */
function address(server: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    const said: string[] = [];
    const read = (line: string) => {
      said.push(line);
      const found = /listening on (http:\/\/[^\s"]+)/.exec(line);
      if (found?.[1]) done(found[1].replace(/\/$/, ""));
    };
    for (const stream of [server.stdout, server.stderr]) {
      if (stream) createInterface(stream).on("line", read);
    }
    server.once("error", failed);
    server.once("exit", (code) => failed(new Error(`reedling ended with code ${code}:\n${said.join("\n")}`)));
  });
}
