// Runs before the first paint, as a file of its own: the Content-Security-Policy allows no inline script. It shows the
// theme, tells shell.css what to draw until the app takes over, and lets the page say so if that does not come.
(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be switched off.
      return null;
    }
  };

  const theme = stored("theme");
  const isDark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.classList.toggle("dark", isDark);
  root.style.colorScheme = isDark ? "dark" : "light";

  const path = location.pathname;
  const isInside = /^\/(admin|calendar|dashboard|lessons|parent|settings|students?|teacher)(\/|$)/.test(path);
  const outside = /^\/auth\//.test(path) ? "account" : "public";
  root.dataset.frame = isInside && stored("token") && stored("user") ? "app" : outside;
  root.dataset.skeleton = /(calendar|dashboard|lessons|students|children)\/?$/.exec(path)?.[1] ?? "text";
  root.dataset.sidebar = stored("sidebar") ?? "";

  const find = (id) => document.getElementById(id);
  const tell = () => {
    const notice = find("not-loaded");
    if (!notice) return addEventListener("DOMContentLoaded", tell);
    notice.querySelector("button").onclick = () => location.reload();
    notice.hidden = false;
  };
  setTimeout(() => {
    if (!find("root").matches(":empty,[data-built]")) return;
    find("not-loaded").dataset.late = "";
    tell();
  }, 10_000);
  // One of somebody else, such as an extension's, may be refused without harm, and so may early.js.
  const needed = "[src^='/assets']:not([async]),[rel^=s][href^='/assets']";
  addEventListener("error", ({ target }) => target.matches?.(needed) && tell(), true);
})();
