import { useLocation } from "react-router";
import { paths } from "@/config/paths";
import { OwnScreen } from "@/routes/shared/own-screen";
import { TeacherCalendarScreen } from "@/routes/teacher/calendar";

/** /calendar: the calendar of whoever is signed in (decision D12). */
export const CalendarScreen = () => (
  <OwnScreen path={paths.calendar} search={useLocation().search}>
    <TeacherCalendarScreen />
  </OwnScreen>
);
