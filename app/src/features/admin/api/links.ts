import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { accountsChanged, adminQueryKeys } from "@/lib/admin-query-keys";
import { answerOf, api } from "@/lib/api";

/** GET /api/students/{id}/teachers: who teaches a student. */
export const studentTeachersQuery = (id: string) =>
  queryOptions({
    queryKey: adminQueryKeys.studentLinks.teachers(id),
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET("/api/students/{id}/teachers", { params: { path: { id } }, signal }))).teachers,
  });

/** GET /api/students/{id}: the parents of a student; who has not answered a teacher's request yet is none. */
export const studentParentsQuery = (id: string) =>
  queryOptions({
    queryKey: adminQueryKeys.studentLinks.parents(id),
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET("/api/students/{id}", { params: { path: { id } }, signal }))).parents.filter(
        ({ confirmed }) => confirmed,
      ),
  });

/** A link that is made or ended. */
export type LinkChange = Readonly<{
  kind: "linkTeacher" | "linkParent" | "unlinkTeacher" | "unlinkParent";
  studentId: string;
  otherId: string;
}>;

const callOf = ({ kind, studentId, otherId }: LinkChange) => {
  switch (kind) {
    case "linkTeacher": {
      const params = { path: { id: studentId } };
      return api.POST("/api/admin/students/{id}/teachers", { params, body: { teacherId: otherId } });
    }
    case "linkParent": {
      const params = { path: { id: otherId, student_id: studentId } };
      return api.PUT("/api/admin/parents/{id}/children/{student_id}", { params });
    }
    case "unlinkTeacher": {
      const params = { path: { id: studentId, teacher_id: otherId } };
      return api.DELETE("/api/admin/students/{id}/teachers/{teacher_id}", { params });
    }
    case "unlinkParent": {
      const params = { path: { id: otherId, student_id: studentId } };
      return api.DELETE("/api/admin/parents/{id}/children/{student_id}", { params });
    }
  }
};

/** Makes or ends a link; answers the server's sentence. */
export const useChangeLink = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (change: LinkChange) => (await answerOf<{ message: string }>(callOf(change))).message,
    onSettled: () => accountsChanged(cache),
  });
};
