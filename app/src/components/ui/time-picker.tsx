import { Clock } from "lucide-react";
import { Popover as RadixPopover } from "radix-ui";
import type { KeyboardEvent, Ref } from "react";
import { useId, useState } from "react";
import { cn } from "@/components/ui/cn";
import { controlButtonStyles, Input } from "@/components/ui/input";
import { useTyped } from "@/components/ui/use-typed";

const two = (number: number) => String(number).padStart(2, "0");

/** Every quarter of an hour of a day, `HH:mm`. */
const quarters = Array.from({ length: 96 }, (_, index) => `${two(Math.floor(index / 4))}:${two((index % 4) * 15)}`);

/** Where the list stands when it opens and the box holds no time. */
const morning = quarters.indexOf("09:00");

/** The quarter at or before a time. */
const quarterOf = (value: string): number => {
  const found = quarters.findLastIndex((quarter) => quarter <= value);
  return /^\d\d:\d\d$/.test(value) && found >= 0 ? found : morning;
};

/** Scrolls the list, and nothing around it, until the option shows. */
const bringIntoView = (option: HTMLElement | null) => {
  const list = option?.parentElement;
  if (!option || !list) return;
  const { offsetTop: top, offsetHeight: height } = option;
  list.scrollTop = Math.min(Math.max(list.scrollTop, top + height - list.clientHeight), top);
};

interface TimePickerProps {
  /** `HH:mm`, the empty text, or what was typed and is no time. */
  value: string;
  onChange: (time: string) => void;
  onBlur?: () => void;
  /** The time that was typed as `HH:mm`; null when it cannot be read. */
  read: (typed: string) => string | null;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A box for a typed time with a list of quarters: an editable combobox whose list never changes what is typed. The
 * browser's own box would show twelve hours to whoever reads American English. Stands inside a `Field`.
 */
export const TimePicker = ({ value, onChange, onBlur, read, ref }: TimePickerProps) => {
  const listId = useId();
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const { text, type, finish } = useTyped({ value, onChange, read, show: (time) => time });
  const isOpen = active !== null;
  const optionId = (index: number) => `${listId}-${index}`;

  const choose = (index: number) => {
    const time = quarters[index];
    if (time !== undefined) type(time);
    setActive(null);
  };

  const move = (step: number) =>
    setActive((current) =>
      current === null ? quarterOf(value) : Math.min(Math.max(current + step, 0), quarters.length - 1),
    );

  const press = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 4, PageUp: -4 };
    const step = steps[event.key];
    if (step !== undefined && (isOpen || event.key.startsWith("Arrow"))) {
      event.preventDefault();
      move(step);
    } else if (event.key === "Enter" && active !== null) {
      event.preventDefault();
      choose(active);
    }
  };

  return (
    <RadixPopover.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) setActive(null);
      }}
    >
      <RadixPopover.Anchor asChild>
        <div ref={setAnchor} className="relative">
          <Input
            ref={ref}
            role="combobox"
            aria-expanded={isOpen}
            aria-autocomplete="none"
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={active === null ? undefined : optionId(active)}
            value={text}
            onChange={(event) => {
              type(event.target.value);
              setActive(null);
            }}
            onFocus={(event) => event.target.select()}
            onBlur={() => {
              finish();
              setActive(null);
              onBlur?.();
            }}
            onKeyDown={press}
            inputMode="numeric"
            autoComplete="off"
            placeholder="16:15"
            className="pr-11 tabular-nums"
          />
          <button
            type="button"
            // The arrow keys of the box open the same list.
            tabIndex={-1}
            aria-label="Show times"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              anchor?.querySelector("input")?.focus();
              setActive(isOpen ? null : quarterOf(value));
            }}
            className={controlButtonStyles}
          >
            <Clock aria-hidden className="size-4" />
          </button>
        </div>
      </RadixPopover.Anchor>
      {/* Within the dialog or the screen, as everything on a page belongs to a landmark. */}
      <RadixPopover.Portal container={anchor?.closest<HTMLElement>("[data-dialog], main") ?? null}>
        <RadixPopover.Content
          id={listId}
          role="listbox"
          aria-label="Times"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor?.contains(event.target)) event.preventDefault();
          }}
          className="relative z-50 max-h-60 w-(--radix-popover-trigger-width) min-w-28 animate-rise-in overflow-y-auto rounded-control border border-line bg-raised p-1 text-fg shadow-popover"
        >
          {quarters.map((time, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the box keeps the focus and takes the keys.
            <div
              key={time}
              ref={index === active ? bringIntoView : undefined}
              id={optionId(index)}
              role="option"
              aria-selected={time === value}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
              className={cn(
                "flex h-9 cursor-pointer items-center rounded-dense px-3 text-small tabular-nums hover:bg-sunken pointer-coarse:h-11",
                time === value && "font-semibold text-primary",
                index === active && "bg-primary-soft text-primary-soft-fg hover:bg-primary-soft",
              )}
            >
              {time}
            </div>
          ))}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
};
