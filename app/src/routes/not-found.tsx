import { Link } from "react-router";
import { MarketingLayout } from "@/components/layouts/marketing";
import { MessageScreen } from "@/components/layouts/message-screen";
import { BrokenBarline } from "@/components/ui/broken-barline";
import { buttonStyles } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { useInsideShell } from "@/lib/shell";

const links = [
  { to: paths.dashboardTeacher, label: "Teacher Dashboard" },
  { to: paths.dashboardStudent, label: "Student Dashboard" },
  { to: paths.dashboardParent, label: "Parent Dashboard" },
  { to: "/teacher/new-lesson", label: "New Lesson" },
];

/** Any path that the route table does not name (Spec §2.2); the links are the specified ones. */
export const NotFoundScreen = () => {
  const isInsideShell = useInsideShell();
  const message = (
    <MessageScreen
      title="Page Not Found"
      art={<BrokenBarline />}
      actions={
        <>
          <Link to={paths.home} className={buttonStyles({ variant: "primary" })}>
            Go to Home
          </Link>
          {links.map(({ to, label }) => (
            <Link key={to} to={to} className={buttonStyles()}>
              {label}
            </Link>
          ))}
        </>
      }
    >
      There's nothing here. Maybe you were looking for one of these.
    </MessageScreen>
  );
  return isInsideShell ? message : <MarketingLayout>{message}</MarketingLayout>;
};
