// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

const deviceIs = (dark: boolean) => {
  vi.stubGlobal("matchMedia", () => ({
    matches: dark,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};

const load = async () => {
  vi.resetModules();
  return await import("@/lib/theme");
};

describe("the colour theme", () => {
  beforeEach(() => {
    localStorage.clear();
    document.documentElement.className = "";
    deviceIs(false);
  });

  it("follows the device by default", async () => {
    const { readThemeChoice, resolveTheme } = await load();
    expect(readThemeChoice()).toBe("system");
    expect(resolveTheme("system", true)).toBe("dark");
    expect(resolveTheme("system", false)).toBe("light");
  });

  it("keeps a choice as plain text under the key theme and shows it", async () => {
    const { chooseTheme } = await load();
    chooseTheme("dark");
    expect(localStorage.getItem("theme")).toBe("dark");
    expect(document.documentElement.classList.contains("dark")).toBe(true);
    expect(document.documentElement.style.colorScheme).toBe("dark");
    chooseTheme("light");
    expect(document.documentElement.classList.contains("dark")).toBe(false);
  });

  it("lets a choice win over the device", async () => {
    localStorage.setItem("theme", "light");
    deviceIs(true);
    const { readThemeChoice, resolveTheme } = await load();
    expect(resolveTheme(readThemeChoice(), true)).toBe("light");
  });

  it("takes an unknown stored word for system", async () => {
    localStorage.setItem("theme", '"dark"');
    const { readThemeChoice } = await load();
    expect(readThemeChoice()).toBe("system");
  });
});
