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
      // An address with a day in it shows another week.
      "/teacher/week": location.search ? [] : [`${taught}startDate=${day(sunday - 1)}&endDate=${day(sunday + 7)}&`],
      "/student/dashboard": own,
      "/student/my-lessons": own,
      "/student/calendar": own.slice(0, 1),
      "/parent/dashboard": [...family, "parents/requests"],
      "/parent/lessons": family,
    }[location.pathname];
    if (!token || !calls || role.toLowerCase() !== location.pathname.split("/")[1]) return;
    const headers = { Authorization: `Bearer ${token}` };
    window.early = new Map(
      calls.map((call) => {
        const path = `/api/${call.replace(/[?&]$/, "$&plans=false")}`;
        // Read at once, as an answer that nobody takes would keep its connection.
        const answer = fetch(path, { headers, signal: AbortSignal.timeout(45_000) }).then(async (response) => {
          const body = await response.blob();
          return new Response(body.size > 0 ? body : null, response);
        });
        answer.catch(() => {});
        return [path, { token, answer }];
      }),
    );
  } catch {
    // Without a session, or without storage, there is nothing to ask for.
  }
})();
