import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { buttonStyles } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { paths } from "@/config/paths";
import { StudentScreenForm } from "@/features/students/components/student-screen-form";

/** /teacher/students/add: Add Student (Spec §2.6). */
export const AddStudentScreen = () => (
  <>
    <PageHeader
      title="Add Student"
      summary="They get a sign-in of their own. Under 18, a parent is added with them."
      actions={
        <Link to={paths.teacherDashboard} className={buttonStyles()}>
          <ArrowLeft aria-hidden />
          Back to Dashboard
        </Link>
      }
    />
    <StudentScreenForm />
  </>
);
