import { Navigate } from "react-router";
import { paths } from "@/config/paths";
import { useSession } from "@/lib/session";
import { TeacherCalendarScreen } from "@/routes/teacher/calendar";

/** /calendar: the calendar of whoever is signed in (decision D12). */
export const CalendarScreen = () => {
  const session = useSession();
  switch (session?.user.role) {
    case "STUDENT":
      return <Navigate to={paths.studentCalendar} replace />;
    case "PARENT":
      return <Navigate to={paths.parentCalendar} replace />;
    default:
      return <TeacherCalendarScreen />;
  }
};
