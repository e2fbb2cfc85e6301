import { useQuery } from "@tanstack/react-query";
import { teachersQuery } from "@/features/parents/api/child-teachers";
import type { Lesson } from "@/lib/lesson";

const linkStyles = "wrap-anywhere text-primary underline underline-offset-4";

/** How to reach a lesson's teacher; nothing where they show neither email nor phone (decision D12). */
export const TeacherContact = ({ lesson: { student, teacher } }: { lesson: Lesson }) => {
  const { data } = useQuery(teachersQuery(student.id));
  const found = data?.teachers.find(({ id }) => id === teacher.id);
  const email = found?.user.email ?? null;
  const phone = found?.phoneNumber ?? null;
  if (email === null && phone === null) return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-small">
      {email === null ? null : (
        <a href={`mailto:${email}`} className={linkStyles}>
          {email}
        </a>
      )}
      {phone === null ? null : (
        <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={linkStyles}>
          {phone}
        </a>
      )}
    </p>
  );
};
