/** The first stop of the Tab key: leads past the header to the screen itself. */
export const SkipLink = () => (
  <a
    href="#main"
    className="fixed top-2 left-2 z-60 -translate-y-16 rounded-control bg-primary px-4 py-2 font-semibold text-primary-fg text-small focus-visible:translate-y-0"
  >
    Skip to content
  </a>
);
