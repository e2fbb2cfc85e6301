// How soon the server is ready on a database that is there already, and how much memory it holds while idle.

import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { megabytes, seededFolder, startServer } from "./server.mjs";
import { median } from "./table.mjs";

const readyGoalMs = 300;
const memoryGoalMb = 60;
const starts = 7;

/** Time to ready and idle memory. */
export async function measureProcess() {
  const folder = await seededFolder();
  try {
    const times = [];
    for (let start = 0; start < starts; start += 1) {
      const server = await startServer(folder);
      times.push(server.readyMs);
      await server.stop();
    }
    const ready = median(times);
    const idle = await idleMegabytes(folder);
    return [
      {
        name: "time to ready on an existing database",
        value: `${ready.toFixed(0)} ms`,
        goal: `${readyGoalMs} ms`,
        met: ready <= readyGoalMs,
      },
      {
        name: "idle memory (resident)",
        value: `${idle.toFixed(1)} MB`,
        goal: `${memoryGoalMb} MB`,
        met: idle < memoryGoalMb,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Resident memory after answering a request and resting for three seconds. */
async function idleMegabytes(folder) {
  const server = await startServer(folder);
  try {
    await fetch(`${server.url}/api/health`);
    await pause(3000);
    return await megabytes(server.pid);
  } finally {
    await server.stop();
  }
}
