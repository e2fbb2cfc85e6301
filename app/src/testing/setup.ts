import { createRequire } from "node:module";
import { cleanup, configure, getConfig } from "@testing-library/react";
import { afterEach } from "vitest";

/** The scheduler that React draws with; no other copy would know of React's work. */
const requireFrom = (path: string) => createRequire(path);
const scheduler = requireFrom(requireFrom(import.meta.url).resolve("react-dom"))("scheduler") as {
  unstable_IdlePriority: number;
  unstable_scheduleCallback: (priority: number, callback: () => void) => unknown;
};

/** Waits until React has drawn what it put off, such as what a dialog holds or the lessons of another week. */
const allIsDrawn = () =>
  new Promise<void>((done) => {
    scheduler.unstable_scheduleCallback(scheduler.unstable_IdlePriority, () => done());
  });

const { asyncWrapper } = getConfig();
configure({
  // A screen that is loaded when it is first needed may take a busy machine longer than the second that is usual.
  asyncUtilTimeout: 5_000,
  // What is found may be the frame of what is drawn after it: a test that goes on to read shall not race with the drawing.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      await allIsDrawn();
      return found;
    }),
});

afterEach(() => {
  if (typeof document !== "undefined") {
    cleanup();
    localStorage.clear();
  }
});
