// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useIsPrinting } from "@/components/ui/printing";

const Page = () => <p>{useIsPrinting() ? "paper" : "screen"}</p>;

it("what only paper shows is there before the page is laid out for it, and goes after", () => {
  const style = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => style);
  render(<Page />);
  expect(screen.getByText("screen")).toBeDefined();
  act(() => window.dispatchEvent(new Event("beforeprint")));
  expect(screen.getByText("paper")).toBeDefined();
  act(() => window.dispatchEvent(new Event("afterprint")));
  expect(screen.getByText("screen")).toBeDefined();
  style.matches = true;
  act(() => style.dispatchEvent(new Event("change")));
  expect(screen.getByText("paper")).toBeDefined();
});
