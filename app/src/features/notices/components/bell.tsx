import { useQuery } from "@tanstack/react-query";
import { Bell as BellGlyph } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Popover } from "@/components/ui/popover";
import { noticesQuery } from "@/features/notices/api/notices";
import { NoticePanel } from "@/features/notices/components/on-demand";
import { whenIdle } from "@/lib/idle";

/** Counted to here; the server counts no further. */
const most = 99;

const nameOf = (unread: number) => {
  if (unread === 0) return "Notifications";
  return unread > most ? `Notifications (more than ${most} unread)` : `Notifications (${unread} unread)`;
};

/**
 * The bell of the header: how many notices are unread, and a panel with the newest. They are loaded once the screen has
 * what it needs, and again each time the panel opens.
 */
export const Bell = () => {
  const [isIdle, setIsIdle] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const query = useQuery({ ...noticesQuery, enabled: isIdle || isOpen });
  const unread = query.data?.unread ?? 0;
  const name = nameOf(unread);
  const change = (open: boolean) => {
    setIsOpen(open);
    if (open && query.isFetched) void query.refetch();
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={change}
      label="Notifications"
      align="end"
      tooltip={name}
      trigger={
        <Button variant="ghost" size="icon" className="relative">
          <span className="sr-only">{name}</span>
          <BellGlyph aria-hidden />
          {unread === 0 ? null : (
            <span
              aria-hidden
              className="absolute top-0.5 right-0.5 grid h-5 min-w-5 place-items-center rounded-full border-2 border-surface bg-red-solid px-0.5 text-caption text-red-solid-fg leading-none"
            >
              {unread > most ? `${most}+` : unread}
            </span>
          )}
        </Button>
      }
    >
      <NoticePanel query={query} onClose={() => setIsOpen(false)} />
    </Popover>
  );
};
