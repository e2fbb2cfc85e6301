import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { Reedling } from "./reedling";

/** The newest mail to an address as decoded text, headers first; waits for the job that sends it. */
export async function newestMailTo(reedling: Reedling, address: string): Promise<string> {
  let newest: string | undefined;
  await expect
    .poll(
      async () => {
        newest = (await mailsTo(reedling, address)).at(-1);
        return newest !== undefined;
      },
      { message: `a mail to ${address}`, timeout: 15_000 },
    )
    .toBe(true);
  return newest ?? "";
}

/** The mails to an address until now as decoded text, the oldest first. */
export async function mailsTo(reedling: Reedling, address: string): Promise<string[]> {
  return (await mailsByAge(reedling)).filter((mail) => recipients(mail).includes(address));
}

/** The temporary password that a mail tells: five groups of five signs at the end of a line. */
export function temporaryPassword(mail: string): string {
  const found = /\b[0-9a-z]{5}(?:-[0-9a-z]{5}){4}$/m.exec(mail)?.[0];
  if (!found) throw new Error(`no temporary password in:\n${mail}`);
  return found;
}

async function mailsByAge({ dataDir }: Reedling): Promise<string[]> {
  const folder = join(dataDir, "mail");
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .map(async (name) => {
        const path = join(folder, name);
        return { path, at: (await stat(path)).mtimeMs };
      }),
  );
  files.sort((a, b) => a.at - b.at);
  return Promise.all(files.map(async ({ path }) => decode(await readFile(path, "latin1"))));
}

const recipients = (mail: string) => /^To: (.*)$/im.exec(mail)?.[1]?.toLowerCase() ?? "";

/** Undoes quoted-printable, the encoding of both the text and the HTML part, and leaves plain line ends. */
function decode(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll("\r\n", "\n");
  return Buffer.from(bytes, "latin1").toString("utf8");
}
