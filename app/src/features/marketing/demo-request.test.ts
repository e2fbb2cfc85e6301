import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  demoRoles,
  demoStudents,
  demoTimes,
  demoTimeZones,
  emptyDemoRequest,
  keepDemoDraft,
  readDemoDraft,
  recordDemoRequest,
} from "@/features/marketing/demo-request";

const stored = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  };
};

beforeEach(() => {
  vi.stubGlobal("localStorage", stored());
  vi.stubGlobal("sessionStorage", stored());
});

/** "1:00 PM". */
const clock = (hour: number) => `${hour > 12 ? hour - 12 : hour}:00 ${hour < 12 ? "AM" : "PM"}`;

describe("the demo form", () => {
  it.each([
    ["PUB-16", demoRoles, ["teacher", "director", "administrator", "parent", "other"]],
    ["PUB-17", demoStudents, ["1-10", "11-25", "26-50", "51-100", "100+"]],
    [
      "PUB-18 nothing at 12:00 PM:",
      demoTimes,
      [9, 10, 11, 13, 14, 15, 16].map((hour) => `${clock(hour)} - ${clock(hour + 1)}`),
    ],
    ["PUB-19", demoTimeZones, ["GMT", "BST", "EST", "CST", "MST", "PST", "other"]],
  ])("%s offers what is specified", (_, options, specified) => {
    expect(options.map(({ value }) => value)).toEqual(specified);
  });

  it("PUB-14 keeps a request in this browser, and no draft of it", () => {
    const request = { ...emptyDemoRequest, name: "Clara", email: "clara@example.org", role: "teacher" };
    keepDemoDraft(request);
    expect(readDemoDraft()).toEqual(request);
    recordDemoRequest(request);
    expect(JSON.parse(localStorage.getItem("demo-request") ?? "")).toEqual(request);
    expect(readDemoDraft()).toEqual(emptyDemoRequest);
  });

  it.each(["", "nonsense", "[]", "null", '{"name":3,"token":"x"}'])("starts empty where the tab holds %j", (text) => {
    sessionStorage.setItem("demo-draft", text);
    expect(readDemoDraft()).toEqual(emptyDemoRequest);
  });
});
