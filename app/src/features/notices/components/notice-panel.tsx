import type { UseQueryResult } from "@tanstack/react-query";
import { useQueryClient } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import { CalendarClock, CalendarX, Music } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { Loaded } from "@/components/data/loaded";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { Notice } from "@/features/notices/api/notices";
import { useReadNotices } from "@/features/notices/api/notices";
import { byDay } from "@/features/notices/days";
import type { Schemas } from "@/lib/api";
import { timeText } from "@/lib/format/times";
import { failureText } from "@/lib/forms";
import { startAfresh } from "@/lib/query-keys";
import { useSession } from "@/lib/session";
import { showToast } from "@/lib/toasts";

/** What the panel shows, and how it closes. */
export interface NoticePanelProps {
  query: UseQueryResult<Schemas["NoticesBody"]>;
  onClose: () => void;
}

/** The newest notices by day, each a link to what it tells of. */
export const NoticePanel = ({ query, onClose }: NoticePanelProps) => {
  const cache = useQueryClient();
  const read = useReadNotices();
  const heading = useRef<HTMLHeadingElement>(null);
  const newest = query.data?.notices[0];
  const isAdministrator = useSession()?.user.role === "ADMINISTRATOR";
  const hasUnread = (query.data?.unread ?? 0) > 0;
  const follow = () => {
    // What it tells of contradicts what was loaded before it (decision D16).
    void startAfresh(cache);
    onClose();
  };
  const markRead = async (until: string) => {
    try {
      await read.mutateAsync(until);
      // The button goes with the last unread notice.
      heading.current?.focus();
    } catch (problem) {
      showToast({ tone: "error", title: "Error", description: failureText(problem, "Failed to mark as read") });
    }
  };
  return (
    <div className="max-h-[min(34rem,var(--radix-popover-content-available-height))] w-[min(24rem,calc(100vw-3.25rem))] overflow-y-auto">
      <div className="flex min-h-9 items-center justify-between gap-3 px-1">
        <h2 ref={heading} tabIndex={-1} className="font-display text-h2">
          Notifications
        </h2>
        {newest !== undefined && hasUnread ? (
          <Button size="sm" busy={read.isPending} onClick={() => void markRead(newest.createdAt)}>
            Mark all as read
          </Button>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {read.isSuccess && !hasUnread ? "All notifications are read." : ""}
      </p>
      <Loaded
        queries={{ query }}
        text="Loading notifications..."
        skeleton={<Skeleton className="h-40" />}
        failure={{ title: "Unable to Load Notifications" }}
        className="py-6"
      >
        {(answers) =>
          answers.query.notices.length === 0 ? (
            <EmptyState title="Nothing yet" className="py-6">
              {isAdministrator
                ? "Teachers who wait for approval will show up here."
                : "New, moved and cancelled lessons, plans and feedback will show up here."}
            </EmptyState>
          ) : (
            byDay(answers.query.notices).map(({ day, title, notices }) => (
              <div key={day} className="mt-2">
                <h3 id={`notices-${day}`} className="px-1 py-1 text-caption text-fg-muted">
                  {title}
                </h3>
                <ul aria-labelledby={`notices-${day}`} className="flex flex-col">
                  {notices.map((notice) => (
                    <NoticeRow key={notice.id} notice={notice} onFollow={follow} />
                  ))}
                </ul>
              </div>
            ))
          )
        }
      </Loaded>
    </div>
  );
};

const off = { icon: CalendarX, look: "bg-red-tint text-red-text" };

/** What changes when somebody has to be where stands out among plans and feedback. */
const looks: Readonly<Record<string, { icon: LucideIcon; look: string }>> = {
  lesson_moved: { icon: CalendarClock, look: "bg-orange-tint text-orange-text" },
  lesson_cancelled: off,
  lesson_withdrawn: off,
  teaching_ended: off,
};

const usual = { icon: Music, look: "bg-sunken text-fg-muted" };

const NoticeIcon = ({ kind }: { kind: string }) => {
  const { icon: Icon, look } = looks[kind] ?? usual;
  return (
    <span aria-hidden className={cn("grid size-7 shrink-0 place-items-center rounded-full", look)}>
      <Icon className="size-4" />
    </span>
  );
};

const NoticeRow = ({
  notice: { kind, text, link, createdAt, read },
  onFollow,
}: {
  notice: Notice;
  onFollow: () => void;
}) => (
  <li>
    <Link
      to={link}
      onClick={onFollow}
      className="flex items-start gap-2.5 rounded-control px-1 py-2 hover:bg-primary-soft pointer-coarse:py-3"
    >
      <span aria-hidden className={cn("mt-2.5 size-2 shrink-0 rounded-full", read ? "bg-transparent" : "bg-primary")} />
      <NoticeIcon kind={kind} />
      <span className="min-w-0 flex-1 pt-1">
        {read ? null : <span className="sr-only">Unread: </span>}
        <span className={cn("wrap-anywhere block text-small", read ? "text-fg-muted" : "font-semibold")}>{text}</span>
      </span>
      <time dateTime={createdAt} className="mt-1.5 shrink-0 text-caption text-fg-muted tabular-nums">
        {timeText(createdAt)}
      </time>
    </Link>
  </li>
);
