// On a page that was rendered at build: lets the app's code come once the page has been painted, so that it takes nothing
// from what is read. Where nothing is painted, as in a tab behind others, it comes with the page.
(() => {
  let waits = true;
  const start = () => {
    if (!waits) return;
    waits = false;
    const code = document.getElementById("app-code");
    code.replaceWith(code.content);
  };
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) return start();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) start();
  }).observe({ type: "paint", buffered: true });
  document.addEventListener("visibilitychange", start);
  addEventListener("load", () => setTimeout(start, 1000));
})();
