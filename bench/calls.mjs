// What one call takes that is not a list: scheduling a year of weekly lessons, completing one, and signing in.

import { median } from "./table.mjs";

const calls = 15;
const scheduleGoalMs = 15;
const completeGoalMs = 300;
const signInGoal = 1.25;

const account = { email: "teacher@reedling.test", password: "Practice-makes-1t!" };

/** Signs somebody in, if nobody is named the demo teacher, and gives the token. */
export async function signIn(url, who = account) {
  const answer = await send("POST", `${url}/api/auth/login`, who);
  return answer.token;
}

const teacherNotes =
  "Minuet in G (Petzold): bars 9-16 hands together at 72, the left hand is late after the shift. G major scale two " +
  "octaves, even tone. Sight-reading two lines a day. Next week from memory, aim for 96.";

/** Middle times of the calls; of signing in also beside checking a password and nothing else. */
export async function measureCalls(url, bareUrl, token) {
  const { students } = await (await fetch(`${url}/api/teachers/students`, { headers: bearer(token) })).json();
  const lessons = [];
  const scheduling = await times(async (call) => {
    const draft = year(students[call % students.length].id, call);
    const answer = await send("POST", `${url}/api/teachers/lessons`, draft, bearer(token));
    lessons.push(answer.lessons[0].id);
  });
  const completing = await times((call) =>
    send("PATCH", `${url}/api/lessons/${lessons[call]}/complete`, { completed: true, teacherNotes }, bearer(token)),
  );
  const passwords = await times(() => fetch(`${bareUrl}/password`).then((answer) => answer.text()));
  const signing = await times(() => signIn(url));
  return [
    {
      name: "scheduling 52 weekly lessons",
      value: `${scheduling.toFixed(1)} ms`,
      goal: `${scheduleGoalMs} ms`,
      met: scheduling < scheduleGoalMs,
    },
    {
      name: "completing a lesson, plan included",
      value: `${completing.toFixed(1)} ms`,
      goal: `${completeGoalMs} ms`,
      met: completing < completeGoalMs,
    },
    {
      name: "signing in",
      value: `${signing.toFixed(1)} ms`,
      ratio: `${(signing / passwords).toFixed(2)} x one Argon2id check (${passwords.toFixed(1)} ms)`,
      goal: `at most ${signInGoal} x`,
      met: signing <= passwords * signInGoal,
    },
  ];
}

/** Fifty-two weekly lessons from next month on. */
function year(studentId, call) {
  const start = new Date(Date.now() + (30 + call) * 86_400_000);
  start.setUTCHours(9, 0, 0, 0);
  return {
    studentId,
    title: "Weekly lesson",
    startTime: start.toISOString(),
    endTime: new Date(start.getTime() + 30 * 60_000).toISOString(),
    duration: 30,
    recurrenceType: "weekly",
    recurrenceEndType: "count",
    recurrenceCount: 52,
  };
}

async function times(call) {
  const taken = [];
  for (let index = 0; index < calls; index += 1) {
    const started = performance.now();
    await call(index);
    taken.push(performance.now() - started);
  }
  return median(taken);
}

async function send(method, url, body, headers = {}) {
  const answer = await fetch(url, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const bearer = (token) => ({ authorization: `Bearer ${token}` });
