/** The line with "or" between two ways in. */
export const OrDivider = () => (
  <div className="my-6 flex items-center gap-3 text-fg-muted text-small">
    <span aria-hidden className="h-px flex-1 bg-line" />
    or
    <span aria-hidden className="h-px flex-1 bg-line" />
  </div>
);
