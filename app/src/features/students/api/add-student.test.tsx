// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import type { AddStudentDraft } from "reedling-wasm";
import { expect, it } from "vitest";
import { useAddStudent } from "@/features/students/api/add-student";
import { queryKeys } from "@/lib/query-keys";
import { fakeApi } from "@/testing/fake-api";

it("screen_06 a student's password waits for no list, so that it comes to who asked", async () => {
  fakeApi({ "POST /api/students/teacher-create": () => ({ student: { id: "1", tempPassword: "abcde-fghjk" } }) });
  const cache = new QueryClient();
  const neverLoaded = () => new Promise<never>(() => undefined);
  cache.setQueryData(queryKeys.students.roster, []);
  const watched = { queryKey: queryKeys.students.roster, queryFn: neverLoaded, staleTime: Number.POSITIVE_INFINITY };
  new QueryObserver(cache, watched).subscribe(() => undefined);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useAddStudent(), { wrapper });
  const draft = { isMinor: false, firstName: "Max" } as AddStudentDraft;
  const created = result.current.mutateAsync({ draft, keyFor: () => "a-key" });
  const late = new Promise((done) => setTimeout(() => done("still open"), 3_000));
  expect(await Promise.race([created, late])).toMatchObject({ student: { tempPassword: "abcde-fghjk" } });
  expect(cache.isFetching()).toBe(1);
});
