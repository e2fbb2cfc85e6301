// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { stubBrowser } from "@/testing/render-screen";

stubBrowser();
const { ThemeToggle } = await import("@/components/layouts/theme-toggle");

afterEach(cleanup);

describe("the theme toggle", () => {
  it("LAYOUT-17 has three looks: with label, compact, icon-only", () => {
    const drawn = (["label", "compact", "icon"] as const).map((look) => {
      render(<ThemeToggle look={look} />);
      const button = screen.getByRole("button", { name: /^Switch to (dark|light) mode$/ });
      const found = { text: button.textContent, style: button.className, icons: button.querySelectorAll("svg").length };
      cleanup();
      return found;
    });
    expect(drawn.map(({ text }) => text !== "")).toEqual([true, true, false]);
    expect(drawn.map(({ icons }) => icons)).toEqual([2, 2, 2]);
    expect(new Set(drawn.map(({ style }) => style)).size).toBe(3);
  });
});
