import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

const script = resolve(import.meta.dirname, "../../../server/tests/support/smtp-server.mjs");

/** A mail that was handed over, and the code that was answered. */
export interface HandedOver {
  reply: string;
  to: string[];
  text: string;
}

/** A mail server for a server of one's own. */
export interface MailServer {
  /** Its settings. */
  settings: Record<string, string>;
  /** What was handed over until now. */
  mails: readonly HandedOver[];
  stop: () => Promise<void>;
}

/** Starts one that answers the first mails with these codes and takes every later one. */
export async function startMailServer(...replies: string[]): Promise<MailServer> {
  const child = spawn("node", [script, JSON.stringify({ replies })], { stdio: ["ignore", "pipe", "ignore"] });
  const lines = createInterface(child.stdout);
  const [first] = (await once(lines, "line")) as [string];
  const mails: HandedOver[] = [];
  lines.on("line", (line) => mails.push(JSON.parse(line)));
  return {
    settings: {
      REEDLING_SMTP_URL: `smtp://127.0.0.1:${JSON.parse(first).port}`,
      REEDLING_MAIL_FROM: "Reedling <school@reedling.test>",
    },
    mails,
    stop: async () => {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}
