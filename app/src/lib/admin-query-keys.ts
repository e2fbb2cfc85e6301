import type { QueryClient } from "@tanstack/react-query";
import { stale } from "@/lib/query-keys";

/** What the cache calls what an administrator's screens load; apart, so that public pages do not carry it. */
export const adminQueryKeys = {
  users: {
    all: ["users"],
    waiting: ["users", "waiting"],
    named: (search: string) => ["users", "named", search],
    parents: (search: string) => ["users", "parents", search],
    teaching: (id: string) => ["users", "teaching", id],
    listed: (filter: object) => ["users", "listed", filter],
  },
  adminStats: { all: ["admin-stats"] },
  activities: { all: ["activities"], first: ["activities", "first"], pages: ["activities", "pages"] },
  failedJobs: { all: ["failed-jobs"] },
  teachers: { all: ["teachers"], named: (search: string) => ["teachers", "named", search] },
  studentLinks: {
    all: ["student-links"],
    teachers: (id: string) => ["student-links", "teachers", id],
    parents: (id: string) => ["student-links", "parents", id],
    birth: (id: string) => ["student-links", "birth", id],
  },
} as const;

/** After an administrator made or changed an account: every list of accounts, the figures and the trail. */
export const accountsChanged = (cache: QueryClient) =>
  stale(
    cache,
    adminQueryKeys.users.all,
    adminQueryKeys.adminStats.all,
    adminQueryKeys.activities.all,
    adminQueryKeys.teachers.all,
    adminQueryKeys.studentLinks.all,
  );
