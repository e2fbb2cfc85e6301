// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Loading } from "@/components/ui/skeleton";

const region = (loading: boolean) => (
  <Loading loading={loading} text="Loading lessons..." skeleton={<div />}>
    {() => <p>There</p>}
  </Loading>
);

/** Whether it is seen that something loads; its place is kept before. */
const saysSo = () =>
  screen.queryByText("Loading lessons...")?.parentElement?.classList.contains("opacity-100") ?? false;

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a region that loads", () => {
  it("shows nothing before 200 ms, and then that it loads for at least 300", () => {
    const { rerender } = render(region(true));
    pass(199);
    expect(saysSo()).toBe(false);
    pass(1);
    expect(saysSo()).toBe(true);
    pass(50);
    rerender(region(false));
    pass(249);
    expect(saysSo()).toBe(true);
    expect(screen.queryByText("There")).toBeNull();
    pass(1);
    expect(saysSo()).toBe(false);
    expect(screen.getByText("There")).toBeTruthy();
  });

  it("never says that it loads what is there within 200 ms", () => {
    const { rerender } = render(region(true));
    pass(150);
    rerender(region(false));
    pass(0);
    expect(screen.getByText("There")).toBeTruthy();
    pass(1_000);
    expect(saysSo()).toBe(false);
  });
});
