// Sets the colour theme before the first paint, so that nothing flashes. It is a file of its own, loaded before
// anything else, because the Content-Security-Policy allows no inline script. src/lib/theme.ts takes over from it.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem("theme");
  } catch {
    // Storage may be switched off; the device's own setting then rules.
  }
  const dark = choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", dark);
  document.documentElement.style.colorScheme = dark ? "dark" : "light";
})();
