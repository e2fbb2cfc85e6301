import { CircleAlert, CircleCheck, CircleX, Ellipsis, Eye, Pencil } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu";
import { titleAndTime } from "@/features/lessons/row-texts";
import { now } from "@/lib/clock";
import { useCore } from "@/lib/core";
import type { Lesson } from "@/lib/lesson";

/** What a teacher may do with a lesson from its row. */
export type LessonAction = "view" | "complete" | "edit" | "miss" | "cancel";

interface LessonMenuProps {
  lesson: Lesson;
  onAction: (action: LessonAction, lesson: Lesson) => void;
}

/** The row menu: View Details always, the rest while the lesson is scheduled (Spec §2.6), Mark as Missed once it has begun. */
export const LessonMenu = ({ lesson, onAction }: LessonMenuProps) => {
  const core = useCore();
  const { canComplete, canEdit, canCancel } = core.lessonActions(lesson.status);
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label={`Actions for ${titleAndTime(lesson)}`}>
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      <MenuItem icon={Eye} onSelect={() => onAction("view", lesson)}>
        View Details
      </MenuItem>
      {canComplete ? (
        <MenuItem icon={CircleCheck} onSelect={() => onAction("complete", lesson)}>
          Complete Lesson
        </MenuItem>
      ) : null}
      {canEdit ? (
        <MenuItem icon={Pencil} onSelect={() => onAction("edit", lesson)}>
          Edit Lesson
        </MenuItem>
      ) : null}
      {canCancel ? (
        <>
          <MenuSeparator />
          {core.hasBegun(lesson.startTime, now()) ? (
            <MenuItem icon={CircleAlert} danger onSelect={() => onAction("miss", lesson)}>
              Mark as Missed
            </MenuItem>
          ) : null}
          <MenuItem icon={CircleX} danger onSelect={() => onAction("cancel", lesson)}>
            Cancel Lesson
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
};
