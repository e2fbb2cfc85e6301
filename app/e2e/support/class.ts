import type { APIRequestContext } from "@playwright/test";
import { expect } from "@playwright/test";
import { chosenPassword, newAccount, post } from "./new-account";
import type { Reedling } from "./reedling";

/** Somebody who signs in, and what their calls need. */
export interface Person {
  id: string;
  name: string;
  email: string;
  token: string;
}

/** A teacher without students. */
export const newTeacher = async (request: APIRequestContext, reedling: Reedling, name: string) => {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}.${Date.now()}@music.test`;
  return { name, email, token: await newAccount(request, reedling, { name, email, role: "TEACHER" }) };
};

/** A student whom the teacher adds; with a parent's name a child, who has been asked then. Signed in if `signsIn`. */
export const newStudent = async (
  request: APIRequestContext,
  teacher: { token: string },
  { name, parent, signsIn = false }: { name: string; parent?: string; signsIn?: boolean },
): Promise<Person> => {
  const address = (of: string) => `${of.toLowerCase().replaceAll(" ", ".")}.${Date.now()}@music.test`;
  const email = address(name);
  const { student } = await post(
    request,
    "/api/students/teacher-create",
    {
      ...{ name, email, dateOfBirth: parent === undefined ? "1990-06-10" : "2015-06-10", grade: "Grade 3" },
      ...{ section: "B", address: "Lane 1, Hamburg", phoneNumber: "030 1234", emergencyContact: "Aunt Ida, 030 99" },
      ...(parent === undefined ? {} : { parentName: parent, parentEmail: address(parent), parentPhone: "0456" }),
    },
    teacher.token,
  );
  if (!signsIn) return { id: student.id, name, email, token: "" };
  const currentPassword = student.tempPassword;
  const { userId } = await post(request, "/api/auth/login", { email, password: currentPassword });
  const body = { userId, currentPassword, newPassword: chosenPassword };
  const { token } = await post(request, "/api/auth/new-password", body);
  return { id: student.id, name, email, token };
};

interface NewLesson {
  title: string;
  description?: string;
  /** When it starts. */
  start: Date;
}

/** A lesson of 30 minutes; its id. */
export const newLesson = async (
  request: APIRequestContext,
  teacher: { token: string },
  studentId: string,
  { title, description = "", start }: NewLesson,
): Promise<string> => {
  const at = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;
  const { lessons } = await post(
    request,
    "/api/teachers/lessons",
    {
      ...{ studentId, title, description, duration: 30, recurrenceType: "single" },
      startTime: at(start.getTime()),
      endTime: at(start.getTime() + 30 * 60_000),
    },
    teacher.token,
  );
  return lessons[0].id;
};

/** A call of any method; its answer. */
export const send = async (
  request: APIRequestContext,
  { token }: { token: string },
  method: "GET" | "PUT" | "PATCH" | "DELETE",
  path: string,
  data?: object,
) => {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return response.json();
};
