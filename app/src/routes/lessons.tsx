import { Navigate } from "react-router";
import { paths } from "@/config/paths";
import { useSession } from "@/lib/session";
import { TeacherLessonsScreen } from "@/routes/teacher/lessons";

/** /lessons: the lessons of whoever is signed in (decision D12). */
export const LessonsScreen = () => {
  const session = useSession();
  switch (session?.user.role) {
    case "STUDENT":
      return <Navigate to={paths.studentLessons} replace />;
    case "PARENT":
      return <Navigate to={paths.parentLessons} replace />;
    default:
      return <TeacherLessonsScreen />;
  }
};
