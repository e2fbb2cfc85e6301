// Runs before the first paint, as a file of its own: the Content-Security-Policy allows no inline script. It shows the
// theme, tells shell.css what to draw until the app takes over, and lets the page say so if that does not come. A session
// that was to end with the browser (lib/remember-me.ts) ends here, before anything is drawn for it.
(() => {
  const root = document.documentElement;
  const { dataset } = root;
  let stored = {};
  try {
    stored = localStorage ?? stored;
  } catch {
    // Storage may be switched off.
  }

  const { theme, token } = stored;
  const isDark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme:dark)").matches);
  root.style.colorScheme = root.classList.toggle("dark", isDark) ? "dark" : "light";

  if (token && stored.remember === "no" && !/browser=/.test(document.cookie)) {
    stored.ended = token;
    delete stored.token;
    delete stored.user;
  }

  const path = location.pathname;
  const isInside = /^\/(admin|calendar|dashboard|lessons|parent|settings|students?|teacher)\b/.test(path);
  const outside = /^\/auth/.test(path) ? "account" : "public";
  dataset.frame = isInside && stored.token && stored.user ? "app" : outside;
  dataset.skeleton = /(calendar|week|dashboard|lessons|students|children)\/?$/.exec(path)?.[1] ?? "";
  dataset.sidebar = stored.sidebar ?? "";

  const find = (id) => document.getElementById(id);
  const tell = () => {
    const notice = find("not-loaded");
    if (!notice) return setTimeout(tell, 9);
    notice.lastElementChild.onclick = () => location.reload();
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
