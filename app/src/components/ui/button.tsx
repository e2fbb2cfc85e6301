import type { VariantProps } from "class-variance-authority";
import { cva } from "class-variance-authority";
import type { ComponentProps, MouseEvent } from "react";
import { cn } from "@/components/ui/cn";
import { Spinner } from "@/components/ui/spinner";

/** Looks of a button; also for links that act as one: `className={buttonStyles({ variant: "primary" })}`. */
export const buttonStyles = cva(
  [
    "inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap border",
    "font-semibold transition-[background-color,border-color,color,scale] active:scale-[.98]",
    "disabled:pointer-events-none disabled:text-fg-muted aria-disabled:cursor-progress",
    "[&_svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        primary:
          "border-transparent bg-primary text-primary-fg hover:bg-primary-hover disabled:border-line disabled:bg-sunken",
        outline:
          "border-line-strong bg-surface text-fg hover:border-primary hover:bg-primary-soft hover:text-primary-soft-fg disabled:border-line disabled:bg-sunken",
        soft: "border-transparent bg-primary-soft text-primary-soft-fg hover:bg-primary hover:text-primary-fg",
        ghost: "border-transparent text-fg hover:bg-primary-soft hover:text-primary-soft-fg",
        danger: "border-transparent bg-red-solid text-red-solid-fg hover:bg-red-solid-hover disabled:bg-sunken",
        onFeature: "border-transparent bg-feature-fg text-feature hover:bg-primary-soft hover:text-primary-soft-fg",
        onFeatureOutline: "border-current text-feature-fg hover:bg-feature-fg hover:text-feature",
      },
      size: {
        md: "h-10 rounded-control px-4 text-small pointer-coarse:h-11 [&_svg]:size-4",
        sm: "h-8 rounded-dense px-3 text-small [&_svg]:size-4",
        lg: "h-12 rounded-control px-6 text-body [&_svg]:size-5",
        icon: "size-10 rounded-control pointer-coarse:size-11 [&_svg]:size-5",
        iconSmall: "size-8 rounded-dense [&_svg]:size-4",
      },
    },
    defaultVariants: { variant: "outline", size: "md" },
  },
);

interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonStyles> {
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  busy?: boolean;
}

/** A button. `type` is `button` unless said otherwise; one primary per screen. */
export const Button = ({ variant, size, busy = false, className, children, onClick, ...rest }: ButtonProps) => {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={click}
      className={cn(buttonStyles({ variant, size }), className)}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
};
