import { ArrowDown, ArrowUp } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/components/ui/cn";

// Display values other than table's own take the table roles away, so the roles are spelled out: below 768 a row is a
// block whose values keep their label.

/** A table that becomes a list of rows below 768; `label` names it. */
export const Table = ({ label, className, ...rest }: ComponentProps<"table"> & { label: string }) => (
  // biome-ignore lint/a11y/noRedundantRoles: the display value below 768 takes the role away.
  <table {...rest} role="table" aria-label={label} className={cn("w-full text-left max-md:block", className)} />
);

/** Column headings; below 768 they are for screen readers only, except a heading that sorts. */
export const TableHead = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noRedundantRoles: as above.
  <thead role="rowgroup" className="max-md:block">
    {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
    <tr role="row" className="border-line border-b max-md:block">
      {children}
    </tr>
  </thead>
);

/** Rows of the table. */
export const TableBody = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noRedundantRoles: as above.
  <tbody role="rowgroup" className="max-md:block">
    {children}
  </tbody>
);

/** One row, 56 high where there is room. */
export const TableRow = ({ className, ...rest }: ComponentProps<"tr">) => (
  <tr
    {...rest}
    // biome-ignore lint/a11y/noRedundantRoles: as above.
    role="row"
    className={cn("border-line border-b last:border-b-0 max-md:block max-md:py-3 md:h-14", className)}
  />
);

interface TableHeadingProps {
  children: ReactNode;
  /** Present on a column that sorts. */
  sort?: "ascending" | "descending" | "none";
  onSort?: () => void;
  className?: string | undefined;
}

/** Heading of a column; with `onSort` it is a button. */
export const TableHeading = ({ children, sort, onSort, className }: TableHeadingProps) => {
  const Arrow = sort === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      // biome-ignore lint/a11y/noRedundantRoles: as above.
      role="columnheader"
      aria-sort={sort}
      className={cn(
        "h-10 px-2 font-semibold text-caption text-fg-muted lg:px-3",
        onSort === undefined ? "max-md:sr-only" : "max-md:inline-block max-md:px-0",
        className,
      )}
    >
      {onSort === undefined ? (
        children
      ) : (
        <button
          type="button"
          onClick={onSort}
          className="-mx-2 inline-flex h-8 items-center gap-1 rounded-dense px-2 hover:text-primary max-md:mx-0"
        >
          {children}
          <Arrow aria-hidden className={cn("size-3.5", sort === "none" && "opacity-0")} />
        </button>
      )}
    </th>
  );
};

interface TableCellProps {
  /** The column's name, shown before the value below 768. */
  label?: string;
  children: ReactNode;
  className?: string | undefined;
}

/** One value of a row. */
export const TableCell = ({ label, children, className }: TableCellProps) => (
  <td
    // biome-ignore lint/a11y/noRedundantRoles: as above.
    role="cell"
    className={cn("p-2 align-middle max-md:flex max-md:gap-3 max-md:px-0 max-md:py-1 lg:px-3", className)}
  >
    {label === undefined ? null : (
      <span aria-hidden className="w-28 shrink-0 text-fg-muted text-small md:hidden">
        {label}
      </span>
    )}
    <span className="min-w-0 max-md:flex-1">{children}</span>
  </td>
);
