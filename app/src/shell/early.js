// Asks for what the screen at this path shows while the app's code is still on its way; lib/early-answers.ts takes the
// answers over. It only guesses: a call that the app makes otherwise, the app makes itself.
(() => {
  try {
    const token = localStorage.getItem("token");
    const { role } = JSON.parse(localStorage.getItem("user"));
    const now = new Date();
    const day = (days, ms = 0) => {
      const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
      return encodeURIComponent(`${new Date(at - ms).toISOString().slice(0, 19)}Z`);
    };
    const monday = -((now.getDay() + 6) % 7);
    const sunday = -now.getDay();
    const last = new Date(now.getFullYear(), now.getMonth() + 1, 0);
    // From the Sunday of the month's first day to the one after its last.
    const ofMonth = 1 - now.getDate() - new Date(now.getFullYear(), now.getMonth(), 1).getDay();
    const afterMonth = last.getDate() - now.getDate() + 7 - last.getDay();
    const roster = "teachers/students";
    const taught = "teachers/lessons?";
    const own = ["students/lessons?", "lesson-feedback"];
    const family = ["parents/children", "parents/lessons?"];
    const calls = {
      "/teacher/dashboard": [
        roster,
        `${taught}startDate=${day(-1)}&`,
        `${taught}startDate=${day(monday)}&endDate=${day(monday + 7, 1000)}&`,
      ],
      "/teacher/lessons": [taught, roster],
      "/teacher/students": [roster],
      "/teacher/settings": ["teachers/profile", "teachers/preferences"],
      // An address with a day in it shows another month or week.
      "/teacher/calendar": location.search ? [] : [`${taught}startDate=${day(ofMonth)}&endDate=${day(afterMonth)}&`],
      "/teacher/week": location.search ? [] : [`${taught}startDate=${day(sunday - 1)}&endDate=${day(sunday + 7)}&`],
      "/student/dashboard": own,
      "/student/my-lessons": own,
      "/student/calendar": own.slice(0, 1),
      "/parent/dashboard": [...family, "parents/requests"],
      "/parent/lessons": family,
      "/parent/calendar": family,
      "/parent/children": [family[0], "parents/requests"],
    }[location.pathname];
    if (!token || !calls || role.toLowerCase() !== location.pathname.split("/")[1]) return;
    const headers = { Authorization: `Bearer ${token}` };
    window.early = new Map();
    const ask = (path) => {
      // Read at once, as an answer that nobody takes would keep its connection.
      const answer = fetch(path, { headers, signal: AbortSignal.timeout(45_000) }).then(async (response) => {
        const body = await response.blob();
        return new Response(body.size > 0 ? body : null, response);
      });
      answer.catch(() => {});
      window.early.set(path, { token, answer });
      return answer;
    };
    // The dashboards of students and parents show the plans that may reach to today (routes/shared/current-plans.ts).
    const askPlans = async (answer) => {
      const list = await (await answer).clone().json();
      const from = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 8, 12);
      for (const { id, startTime, practiceGenerated } of list.lessons ?? list) {
        if (practiceGenerated && new Date(startTime) >= from) ask(`/api/lessons/${id}`);
      }
    };
    // The account tells in which zone the school is, and the note about it stands above the screen.
    for (const call of [...calls, "users/me"]) {
      const answer = ask(`/api/${call.replace(/[?&]$/, "$&plans=false")}`);
      if (/dashboard$/.test(location.pathname) && /^(student|parent)s.lessons/.test(call))
        askPlans(answer).catch(() => {});
    }
  } catch {
    // Without a session, or without storage, there is nothing to ask for.
  }
})();
