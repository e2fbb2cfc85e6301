// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { menuOf } from "@/config/menus";
import { paths } from "@/config/paths";
import { publicScreens, signedInScreens } from "@/config/screens";
import { firstPaintFiles } from "../../plugins/first-paint.ts";

const { boot, shell } = firstPaintFiles();
const html = readFileSync(join(import.meta.dirname, "../../index.html"), "utf8");
const root = document.documentElement;

const signIn = () => {
  localStorage.setItem("token", "t");
  localStorage.setItem("user", "{}");
};

/** Opens the page at a path, as far as the file that comes first does. */
const open = (path: string) => {
  window.history.replaceState(null, "", path);
  document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "";
  // biome-ignore lint/security/noGlobalEval: the file is a script and no module, and this is how a page runs one.
  window.eval(boot);
};

const notice = () => document.getElementById("not-loaded") as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  localStorage.clear();
  for (const name of ["class", "style"]) root.removeAttribute(name);
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});

describe("what the first paint waits for", () => {
  it("is small", () => {
    expect(Buffer.byteLength(boot)).toBeLessThan(1024);
    expect(Buffer.byteLength(shell)).toBeLessThan(4000);
  });

  it("holds every token that it names, in both themes", () => {
    const used = new Set([...shell.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
    expect(used.size).toBeGreaterThan(5);
    for (const name of used) expect(shell.split(`${name}:`), name).toHaveLength(3);
  });
});

describe("the frame that is drawn first", () => {
  const inside = signedInScreens.map(({ path }) => path.replace("*", "nothing"));
  const menus = ["TEACHER", "STUDENT", "PARENT", "ADMINISTRATOR", ""].flatMap(menuOf).map(({ path }) => path);

  it.each([...inside, paths.dashboard, paths.teacherNewLesson])(
    "is the app's at %s for whoever is signed in",
    (path) => {
      signIn();
      open(path);
      expect(root.dataset.frame).toBe("app");
    },
  );

  it.each([...inside, ...menus, paths.dashboard])("is the public one at %s for anybody else", (path) => {
    open(path);
    expect(root.dataset.frame).toBe("public");
  });

  it.each([paths.home, paths.demo, paths.learnMore, paths.forbidden, "/studentsonly", "/nothing"])(
    "is the public one at %s for everybody",
    (path) => {
      signIn();
      open(path);
      expect(root.dataset.frame).toBe("public");
    },
  );

  it("is the account screens' under /auth", () => {
    const accountPaths = publicScreens.map(({ path }) => path).filter((path) => path.startsWith("/auth/"));
    expect(accountPaths.length).toBeGreaterThan(4);
    for (const path of accountPaths) {
      open(path);
      expect(root.dataset.frame, path).toBe("account");
    }
  });

  it.each([
    [paths.teacherDashboard, "dashboard"],
    [paths.teacherCalendar, "calendar"],
    [`${paths.teacherLessons}?q=a`, "lessons"],
    [paths.studentLessons, "lessons"],
    [paths.teacherStudents, "students"],
    [paths.parentChildren, "children"],
    [paths.teacherSettings, ""],
  ])("has at %s the blocks of: %s", (path, skeleton) => {
    open(path);
    expect(root.dataset.skeleton).toBe(skeleton);
  });

  it.each(signedInScreens.filter(({ isFirst }) => isFirst))(
    "has blocks at $path, which is opened first",
    ({ path }) => {
      open(path);
      expect(root.dataset.skeleton).not.toBe("");
    },
  );

  it("has the sidebar as wide as it was left", () => {
    open(paths.teacherDashboard);
    expect(root.dataset.sidebar).toBe("");
    localStorage.setItem("sidebar", "collapsed");
    open(paths.teacherDashboard);
    expect(root.dataset.sidebar).toBe("collapsed");
  });

  it("has the theme that was chosen, else the device's", () => {
    open("/");
    expect(root.className).toBe("");
    localStorage.setItem("theme", "dark");
    open("/");
    expect([root.className, root.style.colorScheme]).toEqual(["dark", "dark"]);
    localStorage.setItem("theme", "light");
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    open("/");
    expect([root.className, root.style.colorScheme]).toEqual(["", "light"]);
    localStorage.clear();
    open("/");
    expect(root.className).toBe("dark");
  });

  it("is drawn without storage too", () => {
    const denied = () => {
      throw new DOMException("denied", "SecurityError");
    };
    const stored = vi.spyOn(window, "localStorage", "get").mockImplementation(denied);
    open(paths.teacherDashboard);
    stored.mockRestore();
    expect(root.dataset.frame).toBe("public");
  });
});

describe("a session that was to end with the browser", () => {
  const kept = () => ["token", "user", "ended"].map((key) => localStorage.getItem(key));
  const start = (remember: string | null, cookie: string) => {
    signIn();
    if (remember !== null) localStorage.setItem("remember", remember);
    // biome-ignore lint/suspicious/noDocumentCookie: what the app does.
    document.cookie = cookie;
    open(paths.teacherDashboard);
  };
  const isOpen = "browser=1; path=/";
  const wasClosed = "browser=; path=/; max-age=0";

  it("SET-16 has ended when the browser was closed: no frame is drawn for it, and its token is put aside", () => {
    start("no", wasClosed);
    expect(root.dataset.frame).toBe("public");
    expect(kept()).toEqual([null, null, "t"]);
  });

  it.each([
    ["no", isOpen],
    ["yes", wasClosed],
    [null, wasClosed],
  ])("lasts with the choice %s and the cookie %s", (remember, cookie) => {
    start(remember, cookie);
    expect(root.dataset.frame).toBe("app");
    expect(kept()).toEqual(["t", "{}", null]);
  });

  it("leaves nothing to revoke where nobody was signed in", () => {
    localStorage.setItem("remember", "no");
    open("/");
    expect(kept()).toEqual([null, null, null]);
  });
});

describe("a page that does not come", () => {
  it("says so after ten seconds", () => {
    open("/");
    vi.advanceTimersByTime(9_900);
    expect(notice().hidden).toBe(true);
    vi.advanceTimersByTime(200);
    expect(notice().hidden).toBe(false);
    expect(notice().textContent).toContain("Reedling could not be loaded");
  });

  it("says nothing when something stands there", () => {
    open("/");
    document.getElementById("root")?.append("here");
    vi.advanceTimersByTime(60_000);
    expect(notice().hidden).toBe(true);
  });

  it("says so when nothing but the page of the build stands there", () => {
    open("/");
    const container = document.getElementById("root") as HTMLElement;
    container.append("rendered");
    container.dataset.built = "";
    vi.advanceTimersByTime(10_100);
    expect(notice().hidden).toBe(false);
  });

  /** An element of the page whose file does not come. */
  const fail = (name: string, url: string) => {
    const element = document.createElement(name);
    if (element instanceof HTMLScriptElement) {
      // The type keeps jsdom from fetching it.
      element.type = "text/plain";
      element.src = url;
    }
    if (element instanceof HTMLLinkElement) {
      element.rel = "stylesheet";
      element.href = url;
    }
    document.head.append(element);
    element.dispatchEvent(new Event("error"));
    element.remove();
  };

  it.each(["script", "link"])("says so as soon as a %s that it needs fails", (name) => {
    open("/");
    fail(name, "/assets/index-CMgnMoQE");
    expect(notice().hidden).toBe(false);
  });

  it.each(["script", "link"])("does not mind a %s that an extension wanted", (name) => {
    open("/");
    for (const url of [
      "chrome-extension://abc/assets/content.js",
      "https://elsewhere.test/assets/a.css",
      "/injected.js",
    ])
      fail(name, url);
    expect(notice().hidden).toBe(true);
  });

  it("does not mind a picture or a font that fails", () => {
    open("/");
    for (const element of [document.createElement("img"), document.createElement("link")]) {
      document.head.append(element);
      element.dispatchEvent(new Event("error"));
    }
    expect(notice().hidden).toBe(true);
  });
});
