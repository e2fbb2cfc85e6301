import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Loaded } from "@/components/data/loaded";
import { buttonStyles } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { teacherProfileQuery } from "@/features/settings/api/teacher-profile";
import { LessonPreferencesCard } from "@/features/settings/components/lesson-preferences-card";
import { TeacherProfileCard } from "@/features/settings/components/teacher-profile-card";
import { settingsMessages } from "@/features/settings/messages";
import { askedByLoader } from "@/lib/asked-by-loader";
import { teacherPreferencesQuery } from "@/lib/teacher-preferences";
import type { ScreenQueries } from "@/routes/frame/screen-data";

export const queries: ScreenQueries = () => [teacherProfileQuery, teacherPreferencesQuery];

/** /teacher/settings: what a teacher tells about themselves, and how they like to teach (Spec §2.6). */
export const TeacherSettingsScreen = () => {
  const profileQuery = useQuery(askedByLoader(teacherProfileQuery));
  const preferencesQuery = useQuery(askedByLoader(teacherPreferencesQuery));
  return (
    <>
      <PageHeader
        title="Teacher Settings"
        actions={
          <Link to={paths.settings} className={buttonStyles()}>
            Account Settings
          </Link>
        }
      />
      <div className="flex flex-col gap-4">
        <Loaded
          queries={{ profile: profileQuery }}
          text={settingsMessages.loading}
          skeleton={<Skeleton className="h-44 rounded-card" />}
          failure={{ title: settingsMessages.fetchFailed }}
          wrapFailure={(failure) => <Card>{failure}</Card>}
        >
          {({ profile }) => <TeacherProfileCard teacher={profile.teacher} />}
        </Loaded>
        <Loaded
          queries={{ preferences: preferencesQuery }}
          text=""
          skeleton={<Skeleton className="h-44 rounded-card" />}
          failure={{ title: settingsMessages.preferencesFailed }}
          wrapFailure={(failure) => <Card>{failure}</Card>}
        >
          {({ preferences }) => <LessonPreferencesCard preferences={preferences} />}
        </Loaded>
      </div>
    </>
  );
};
