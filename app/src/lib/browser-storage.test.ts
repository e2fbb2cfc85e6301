// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const load = async () => {
  vi.resetModules();
  return (await import("@/lib/browser-storage")).browserStorage;
};

describe("the browser's storage", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("keeps plain text under its own key", async () => {
    const storage = await load();
    storage.write("theme", "dark");
    expect(localStorage.getItem("theme")).toBe("dark");
    localStorage.setItem("theme", "light");
    expect(storage.read("theme")).toBe("light");
    storage.remove("theme");
    expect(storage.read("theme")).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it("is memory where it is forbidden", async () => {
    vi.stubGlobal("localStorage", undefined);
    const storage = await load();
    expect(storage.read("theme")).toBeNull();
    storage.write("theme", "dark");
    storage.write("sidebar", "collapsed");
    expect(storage.read("theme")).toBe("dark");
    storage.remove("theme");
    expect(storage.read("theme")).toBeNull();
    storage.clear();
    expect(storage.read("sidebar")).toBeNull();
  });

  it("is memory where it is full, and leaves nothing older behind", async () => {
    const storage = await load();
    storage.write("token", "of-ana");
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    storage.write("token", "of-ben");
    expect(storage.read("token")).toBe("of-ben");
    expect(localStorage.getItem("token")).toBeNull();
    full.mockRestore();
    storage.write("token", "of-cleo");
    localStorage.setItem("token", "of-dora");
    expect(storage.read("token"), "another tab's").toBe("of-dora");
  });
});
