// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { coreStoppedAtom, guardCore } from "@/lib/core-guard";
import { Root } from "@/routes/frame/root";
import { RouteError } from "@/routes/frame/route-error";

// The theme asks for it while it is imported.
vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const trapped = () => {
  throw new WebAssembly.RuntimeError("unreachable");
};

const CallsInAClick = () => {
  const core = guardCore({ trapped });
  return (
    <button type="button" onClick={core.trapped}>
      Go
    </button>
  );
};

const CallsWhileDrawn = () => <p>{guardCore({ trapped }).trapped()}</p>;

const open = async (Screen: typeof CallsInAClick) => {
  const router = createMemoryRouter([
    { Component: Root, children: [{ path: "*", Component: Screen, ErrorBoundary: RouteError }] },
  ]);
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
};

const seesTheEnd = async () => {
  expect(await screen.findByText("This page has stopped working")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain("Please reload the page");
  expect(screen.getByRole("alert").textContent, "drafts are there after a reload").toContain("offers to continue");
  expect(screen.getByRole("button", { name: "Reload Page" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Go" })).toBeNull();
};

describe("a breakdown of core", () => {
  beforeEach(() => {
    getDefaultStore().set(coreStoppedAtom, false);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.stubGlobal("scrollTo", () => undefined);
    window.addEventListener("error", (event) => event.preventDefault(), { once: true });
  });

  it("in a click ends the page with a sentence and a way to reload it", async () => {
    await open(CallsInAClick);
    await act(async () => screen.getByRole("button", { name: "Go" }).click());
    await seesTheEnd();
  });

  it("while a screen is drawn does so too", async () => {
    await open(CallsWhileDrawn);
    await seesTheEnd();
  });
});
