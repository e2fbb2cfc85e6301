import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { storeSession } from "./support/accounts";
import { newLesson, newStudent, newTeacher, send } from "./support/class";
import { tabTo } from "./support/keyboard";
import { chosenPassword } from "./support/new-account";
import type { Reedling } from "./support/reedling";
import { startReedling } from "./support/reedling";
import { test as base } from "./support/test";

/** A chat-completions endpoint whose answer a test chooses, and the questions that it was asked. */
interface FakeModel {
  asked: string[];
  answer: (answer: ServerResponse) => void;
}

/** Answers a list of goals. */
const goals =
  (...list: object[]) =>
  (answer: ServerResponse) => {
    const content = JSON.stringify({ goals: list });
    answer.setHeader("Content-Type", "application/json");
    answer.end(JSON.stringify({ choices: [{ message: { role: "assistant", content } }] }));
  };

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
};

const startModel = async (): Promise<{ model: FakeModel; server: Server; url: string }> => {
  const model: FakeModel = { asked: [], answer: goals() };
  const server = createServer((request, answer) => {
    void textOf(request).then((text) => {
      model.asked.push(text);
      model.answer(answer);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { model, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

/** One school with a model a worker. */
const test = base.extend<object, { model: FakeModel & { url: string } }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures needed from this pattern.
    async ({}, use) => {
      const { model, server, url } = await startModel();
      await use(Object.assign(model, { url }));
      server.close();
    },
    { scope: "worker" },
  ],
  reedling: [
    async ({ model }, use) => {
      const reedling = await startReedling({ REEDLING_AI_BASE_URL: model.url, REEDLING_AI_MODEL: "fake-model" });
      await use(reedling);
      await reedling.stop();
    },
    { scope: "worker" },
  ],
});

const note = "Mia: o Malhão, compassos 9 a 16, mãos separadas. Tell Ada, ada@music.example. ";
const malhao = {
  quote: "the student: o Malhão, compassos 9 a 16",
  ...{ do: "practise", kind: "title", title: "Malhão", bars: [{ from: 9, to: 16 }], hands: "apart" },
};
const lie = { quote: "compassos 40 a 44", do: "practise", kind: "title", title: "Lie", bars: [] };

/** Complete Lesson with the note typed. */
const begin = async (page: Page, request: APIRequestContext, reedling: Reedling) => {
  const teacher = await newTeacher(request, reedling, "Ada Asking");
  const pupil = await newStudent(request, teacher, { name: "Mia Modelled" });
  const start = new Date(Math.floor(Date.now() / 1000) * 1000 - 40 * 60_000);
  const lesson = await newLesson(request, teacher, pupil.id, { title: "Study", start });
  await storeSession(page, teacher.email, chosenPassword);
  await page.goto(`/teacher/lessons?lesson=${lesson}&form=complete`);
  const dialog = page.getByRole("dialog", { name: "Complete Lesson" });
  await expect(dialog.getByText("Goals from your notes appear here as you write.")).toBeAttached();
  await dialog.getByLabel("Notes").focus();
  await dialog.getByLabel("Notes").pressSequentially(note);
  return { dialog, stored: () => send(request, teacher, "GET", `/api/lessons/${lesson}/goals`) };
};

const button = (dialog: Locator) => dialog.getByRole("button", { name: "Read with fake-model" });
const rows = (dialog: Locator) => dialog.getByRole("list", { name: "Read by fake-model" });

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`on a phone, ${colorScheme}`, () => {
    test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true, colorScheme });

    test(`READ-11 READ-12 rows of a model by touch, ${colorScheme}`, async ({ page, request, reedling, model }) => {
      test.setTimeout(120_000);
      model.answer = goals(malhao, lie);
      model.asked.length = 0;
      const { dialog, stored } = await begin(page, request, reedling);
      await dialog.getByRole("button", { name: /^(\d+ goals?|No goals yet)/ }).tap();
      expect(model.asked).toEqual([]);
      expect((await button(dialog).boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await button(dialog).tap();
      await expect(rows(dialog).getByRole("listitem")).toHaveCount(1);
      await expect(rows(dialog).getByText("“Mia: o Malhão, compassos 9 a 16”")).toBeVisible();
      await expectAccessible(page, { within: "[role=dialog]" });
      const [question = ""] = model.asked;
      for (const name of ["Mia", "Modelled", "Ada", "Asking", "music.example"]) expect(question).not.toContain(name);
      await rows(dialog).getByRole("button", { name: "Set Malhão, bars 9–16" }).tap();
      await dialog.getByRole("button", { name: "Complete Lesson" }).tap();
      await expect(page.getByText("Confirmed by you", { exact: true })).toBeVisible();
      expect(JSON.stringify(await stored())).toContain("compassos 9 a 16");
    });
  });
}

test("READ-11 a model by keyboard at 1280, and one that fails", async ({ page, request, reedling, model }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  model.answer = (answer) => {
    answer.statusCode = 500;
    answer.end("evil");
  };
  const { dialog } = await begin(page, request, reedling);
  await tabTo(page, button(dialog));
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("fake-model cannot answer just now, so nothing was added to the list.")).toBeVisible();
  await expect(rows(dialog)).toHaveCount(0);
  await expect(button(dialog)).toBeFocused();
  model.answer = goals(malhao);
  await page.keyboard.press("Enter");
  await tabTo(page, rows(dialog).getByRole("button", { name: "Dismiss Malhão, bars 9–16" }));
  await page.keyboard.press("Enter");
  await expect(rows(dialog)).toHaveCount(0);
  await expect(button(dialog)).toBeVisible();
  await expectAccessible(page, { within: "[role=dialog]" });
});

base("READ-11 without a model nothing of it is seen", async ({ page, request, reedling }) => {
  const { dialog } = await begin(page, request, reedling);
  await expect(dialog.getByText(/^Read with/)).toHaveCount(0);
});
