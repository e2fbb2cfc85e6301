import { expect } from "@playwright/test";
import { newLesson, newStudent, newTeacher, send } from "./support/class";
import { expectFits } from "./support/layout";
import { inHours, openAs } from "./support/roster";
import { test } from "./support/test";

const link = "https://scores.example/wiki/Gavotte_in_G_minor_(Bach,_Johann_Sebastian)_IMSLP00123-PMLP01234.pdf";

// A pasted link has no place to break: it breaks anywhere rather than push the page out of the window.
test("SCREEN-11 a link in every text of a lesson stays within every width, for student and teacher", async ({
  page,
  request,
  reedling,
}) => {
  test.setTimeout(180_000);
  const teacher = await newTeacher(request, reedling, "Lina Link");
  const student = await newStudent(request, teacher, { name: "Lars Link", signsIn: true });
  await newLesson(request, teacher, student.id, { title: link, description: link, start: inHours(48) });
  const over = await newLesson(request, teacher, student.id, { title: `Notes: ${link}`, start: inHours(-48) });
  const done = { completed: true, teacherNotes: `Minuet, bars 9-16 at 72. ${link}` };
  await send(request, teacher, "PATCH", `/api/lessons/${over}/complete`, done);
  const feedback = {
    ...{ teacherRating: 4, content: link, piecesWorkedOn: [link], areasImproved: link, areasNeedWork: link },
    ...{ techniqueNotes: link, musicianshipNotes: link, nextLessonGoals: link },
  };
  await send(request, teacher, "PUT", `/api/lesson-feedback/${over}`, feedback);

  const screens = [
    [student.email, "/student/dashboard"],
    [student.email, "/student/my-lessons"],
    [student.email, `/student/my-lessons?lesson=${over}`],
    [teacher.email, "/teacher/lessons"],
    [teacher.email, `/teacher/lessons?lesson=${over}`],
  ] as const;
  for (const [email, path] of screens) {
    await test.step(`${path.replace(over, "…")} fits`, async () => {
      await openAs(page, email, path);
      await expect(page.getByText(link).first()).toBeVisible();
      await expectFits(page);
    });
  }
});
