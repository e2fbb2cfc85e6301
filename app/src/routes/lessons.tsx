import { useLocation } from "react-router";
import { paths } from "@/config/paths";
import { OwnScreen } from "@/routes/shared/own-screen";
import { TeacherLessonsScreen } from "@/routes/teacher/lessons";

/** /lessons: the lessons of whoever is signed in (decision D12). */
export const LessonsScreen = () => (
  <OwnScreen path={paths.lessons} search={useLocation().search}>
    <TeacherLessonsScreen />
  </OwnScreen>
);
