import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Page } from "@playwright/test";
import type { Reedling } from "./reedling";
import { startReedling } from "./reedling";

const script = resolve(import.meta.dirname, "../../../server/tests/support/openid-provider.mjs");

/** A person as the provider knows them. */
export type Person = { email: string; email_verified: boolean; name: string };

/** A server beside a real OpenID provider, in which one signs in by the provider's own page. */
export type WithProvider = Reedling & {
  /** Ends the provider, as an outage does. */
  stopProvider: () => Promise<void>;
};

/** Starts both, with settings of the server's own if need be. */
export async function startWithProvider(settings: Record<string, string> = {}): Promise<WithProvider> {
  const bind = `127.0.0.1:${await freePort()}`;
  const provider = spawn("node", [script, `http://${bind}/auth/google/callback`, "id-token"], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  const [issuer] = (await once(createInterface(provider.stdout), "line")) as [string];
  const reedling = await startReedling({
    REEDLING_BIND: bind,
    REEDLING_OIDC_ISSUER: issuer,
    REEDLING_OIDC_CLIENT_ID: "reedling",
    REEDLING_OIDC_CLIENT_SECRET: "of-the-tests",
    ...settings,
  });
  const stopProvider = async () => {
    if (provider.exitCode !== null || provider.signalCode !== null) return;
    const ended = once(provider, "exit");
    provider.kill();
    await ended;
  };
  return {
    ...reedling,
    stopProvider,
    stop: async () => {
      await stopProvider();
      await reedling.stop();
    },
  };
}

/** Goes to the provider's page by the button of the sign-in screen; the provider does not know the browser any more. */
export async function goToProvider(page: Page, reedling: Reedling): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${reedling.url}/auth/signin`);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.waitForURL(/\/interaction\//);
}

/** Says there who one is, and lets the provider lie about it if need be; the browser comes back to the callback. */
export async function allowAs(page: Page, person: Person, lie: "" | "nonce" | "signature" = ""): Promise<void> {
  await page
    .getByLabel("Person")
    .fill(Buffer.from(JSON.stringify({ sub: person.email, ...person })).toString("base64url"));
  await page.getByLabel("Lie").fill(lie);
  await page.getByRole("button", { name: "Allow" }).click();
}

/** A port that was free a moment ago: the provider must know the server's address before the server starts. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
