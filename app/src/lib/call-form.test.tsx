// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { CallForm } from "@/lib/call-form";
import { useCallForm } from "@/lib/call-form";
import { clearSession, storeSession } from "@/lib/session";

const signIn = (id: string) =>
  storeSession({ token: `of-${id}`, user: { id, name: id, email: `${id}@reedling.test`, role: "TEACHER" } });

type Told = Pick<CallForm<{ title: string }, string>, "call" | "onAnswer" | "onDone">;

const Form = (told: Told) => {
  const { submit, isBusy } = useCallForm<{ title: string }, string>({
    defaultValues: { title: "" },
    check: () => [],
    ...told,
    fallback: "It could not be saved.",
  });
  return (
    <form aria-label="A form" aria-busy={isBusy} onSubmit={submit}>
      <button type="submit">Save</button>
    </form>
  );
};

/** Sends a form whose call is answered by `answer`, and tells what followed. */
const sendForm = async () => {
  let answer: (text: string) => void = () => undefined;
  const promise = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const told = { onAnswer: vi.fn(), onDone: vi.fn() };
  render(<Form call={() => promise} {...told} />);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));
  const isBusy = () => screen.getByRole("form").getAttribute("aria-busy");
  await waitFor(() => expect(isBusy()).toBe("true"));
  return { answer: (text: string) => answer(text), told, over: () => waitFor(() => expect(isBusy()).toBe("false")) };
};

describe("the answer to a form's call", () => {
  afterEach(() => clearSession());

  it("screen_06 is not told to the person who signed in while the call was open", async () => {
    signIn("ana");
    const { answer, told, over } = await sendForm();
    await act(async () => signIn("ben"));
    await act(async () => answer("a password"));
    await over();
    expect(told.onDone).not.toHaveBeenCalled();
    expect(told.onAnswer).not.toHaveBeenCalled();
  });

  it("screen_06 is not told after somebody has left", async () => {
    signIn("ana");
    const { answer, told, over } = await sendForm();
    await act(async () => clearSession());
    await act(async () => answer("a password"));
    await over();
    expect(told.onDone).not.toHaveBeenCalled();
  });

  it.each([
    ["who asked", "ana"],
    ["who signs in with it", null],
  ])("is told to %s", async (_, asking) => {
    if (asking !== null) signIn(asking);
    const { answer, told, over } = await sendForm();
    await act(async () => signIn("ana"));
    await act(async () => answer("done"));
    await over();
    expect(told.onAnswer).toHaveBeenCalledOnce();
    expect(told.onDone).toHaveBeenCalledWith("done", { title: "" });
  });
});
