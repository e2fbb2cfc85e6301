import { CircleCheck, CircleX, Ellipsis, Eye, Pencil } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu";
import type { Lesson } from "@/features/lessons/lesson";
import { titleAndTime } from "@/features/lessons/row-texts";
import { useCore } from "@/lib/core";

/** What a teacher may do with a lesson from its row. */
export type LessonAction = "view" | "complete" | "edit" | "cancel";

interface LessonMenuProps {
  lesson: Lesson;
  onAction: (action: LessonAction, lesson: Lesson) => void;
}

/** The row menu: View Details always, the rest while the lesson is scheduled (Spec §2.6). */
export const LessonMenu = ({ lesson, onAction }: LessonMenuProps) => {
  const { canComplete, canEdit, canCancel } = useCore().lessonActions(lesson.status);
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
          <MenuItem icon={CircleX} danger onSelect={() => onAction("cancel", lesson)}>
            Cancel Lesson
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
};
