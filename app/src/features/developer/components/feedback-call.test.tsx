// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FeedbackCall } from "@/features/developer/components/feedback-call";
import { fakeApi, Refusal } from "@/testing/fake-api";

const path = "/api/lesson-feedback";

const press = async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FeedbackCall path={path} />
    </QueryClientProvider>,
  );
  await userEvent.setup().click(screen.getByRole("button", { name: "Call Lesson Feedback" }));
};

afterEach(cleanup);

describe("the call of the test page", () => {
  it("PUB-23 shows what came", async () => {
    const { calls } = fakeApi({ [`GET ${path}`]: () => [{ id: "1", title: "Second position" }] });
    await press();
    expect(await screen.findByText("The answer has 1 entry.")).toBeTruthy();
    expect(screen.getByRole("region", { name: "Answer" }).textContent).toContain('"title": "Second position"');
    expect(calls.map(({ name }) => name)).toEqual([`GET ${path}`]);
  });

  it("PUB-23 shows why nothing came", async () => {
    fakeApi({ [`GET ${path}`]: () => new Refusal(503, "The database is away") });
    await press();
    expect(await screen.findByText("The database is away")).toBeTruthy();
  });

  it.each([new Error(""), "a text", undefined])("PUB-24 says Unknown error of %o", async (thrown) => {
    const Refusing = class {
      constructor() {
        throw thrown;
      }
    };
    vi.stubGlobal("Request", Refusing);
    await press();
    expect(await screen.findByText("Unknown error")).toBeTruthy();
    vi.unstubAllGlobals();
  });
});
