// People of the demo school who are signed in: the demo teacher who reads, and others who change something of their own.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { signIn } from "./calls.mjs";
import { executable } from "./server.mjs";

const password = "Practice-makes-1t!";
const address = (number) => `steady${number}@reedling.test`;

/** Makes teachers with a password, before the server is started. */
export async function hire(many, environment) {
  for (let number = 0; number < many; number += 1) {
    const args = ["create-admin", "--teacher", "--name", `Sam Steady`, "--email", address(number)];
    const making = spawn(executable, args, { env: environment, stdio: ["pipe", "ignore", "inherit"] });
    making.stdin.end(`${password}\n`);
    const [code] = await once(making, "exit");
    if (code !== 0) throw new Error(`create-admin ended with code ${code}`);
  }
}

/** The tokens of those who were hired. */
export async function tokens(many, url) {
  const all = [];
  for (let number = 0; number < many; number += 1) all.push(await signIn(url, { email: address(number), password }));
  return all;
}
