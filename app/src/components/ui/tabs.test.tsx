// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { Tabs } from "@/components/ui/tabs";

const tabs = [
  { value: "one", label: "One", panel: "First panel" },
  { value: "two", label: "Two", panel: "Second panel" },
  { value: "three", label: "Three", panel: "Third panel" },
] as const;

afterEach(cleanup);

describe("tabs", () => {
  it("show the first panel, named by its tab", () => {
    render(<Tabs label="Parts" tabs={tabs} />);
    expect(screen.getByRole("tablist", { name: "Parts" })).toBeTruthy();
    expect(screen.getByRole("tabpanel", { name: "One" }).textContent).toBe("First panel");
  });

  it("open by click and by key, around the ends, and take one Tab", async () => {
    const user = userEvent.setup();
    render(<Tabs label="Parts" tabs={tabs} />);
    const open = () => [document.activeElement?.textContent, screen.getByRole("tabpanel").textContent];
    await user.click(screen.getByRole("tab", { name: "Two" }));
    expect(open()).toEqual(["Two", "Second panel"]);
    await user.keyboard("{ArrowRight}");
    expect(open()).toEqual(["Three", "Third panel"]);
    await user.keyboard("{ArrowRight}");
    expect(open()).toEqual(["One", "First panel"]);
    await user.keyboard("{ArrowLeft}");
    expect(open()).toEqual(["Three", "Third panel"]);
    await user.keyboard("{Home}");
    expect(open()).toEqual(["One", "First panel"]);
    await user.keyboard("{End}");
    expect(open()).toEqual(["Three", "Third panel"]);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("tabpanel"));
  });

  it("show what their owner says", () => {
    render(<Tabs label="Parts" tabs={tabs} value="two" onChange={() => undefined} />);
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Two");
  });
});
