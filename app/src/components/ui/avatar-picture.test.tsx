// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Avatar } from "./avatar";

// What the browser does with the picture is in e2e/shell.spec.ts.
describe("an avatar", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("LAYOUT-18 shows its initials at once unless told to wait", () => {
    const { container } = render(<Avatar name="Ada Quill" />);
    expect(container.textContent).toBe("AQ");
  });

  it("LAYOUT-19 postpones its initials by the delay", () => {
    const { container } = render(<Avatar name="Ada Quill" src="/never.svg" delayMs={200} />);
    act(() => void vi.advanceTimersByTime(199));
    expect(container.textContent).toBe("");
    act(() => void vi.advanceTimersByTime(1));
    expect(container.textContent).toBe("AQ");
  });
});
