import type { UrlParams } from "@/lib/url-state";
import { openedId, useUrlState } from "@/lib/url-state";

/** The student whose profile is open stands in the address: a reload or a shared link opens it again. */
const params: UrlParams<{ studentId: string | null }> = { studentId: openedId("student") };

/** The student whose profile is open, and what opens and closes one. */
export const useOpenStudent = (): readonly [string | null, (id: string | null) => void] => {
  const [{ studentId }, set] = useUrlState(params);
  return [studentId, (id) => set({ studentId: id })];
};
