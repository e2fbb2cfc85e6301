// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ToastArea, ToastCard } from "@/components/ui/toast";
import { stubBrowser } from "@/testing/render-screen";

stubBrowser();

const open = () =>
  render(
    <ToastArea duration={5000} swipePixels={50} hotkey="F8">
      <ToastCard
        open
        onOpenChange={() => undefined}
        tone="success"
        title="Success"
        copies={[{ label: "Temporary password", value: "abcde-fghij" }]}
      />
    </ToastArea>,
  );

describe("the Copy button of a message", () => {
  it("copies", async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole("button", { name: "Copy Temporary password" }));
    expect(await screen.findByText("Copied")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe("abcde-fghij");
  });

  it("selects the text where the browser has no clipboard, as over plain http", async () => {
    const user = userEvent.setup();
    vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: undefined } }));
    open();
    await user.click(screen.getByRole("button", { name: "Copy Temporary password" }));
    expect(await screen.findByText(/Selected: copy it/)).toBeTruthy();
    expect(window.getSelection()?.toString()).toBe("abcde-fghij");
    vi.unstubAllGlobals();
  });
});
