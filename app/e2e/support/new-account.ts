import type { APIRequestContext } from "@playwright/test";
import { expect } from "@playwright/test";
import { demoEmail, demoPassword } from "./accounts";
import { newestMailTo, temporaryPassword } from "./mail";
import type { Reedling } from "./reedling";

/** The password that a new account chooses. */
export const chosenPassword = "Musette-in-D-96!";

/** A call with JSON; its answer. */
export const post = async (request: APIRequestContext, path: string, data: object, token?: string) => {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const response = await request.post(path, { data, headers });
  expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
  return response.json();
};

/** Who is added. */
interface NewAccount {
  name: string;
  email: string;
  role: "TEACHER" | "PARENT";
}

/** The token of somebody whom an administrator has just added, and who has chosen a password. */
export const newAccount = async (request: APIRequestContext, reedling: Reedling, account: NewAccount) => {
  const { email } = account;
  const admin = await post(request, "/api/auth/login", { email: demoEmail("admin"), password: demoPassword });
  await post(request, "/api/admin/users", account, admin.token);
  const currentPassword = temporaryPassword(await newestMailTo(reedling, email));
  const { userId } = await post(request, "/api/auth/login", { email, password: currentPassword });
  const body = { userId, currentPassword, newPassword: chosenPassword };
  const own = await post(request, "/api/auth/new-password", body);
  return own.token as string;
};
