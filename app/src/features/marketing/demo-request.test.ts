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
import { loadCore } from "@/lib/core";

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

describe("the demo form", () => {
  it("PUB-16 PUB-17 PUB-18 PUB-19 offers what core lists", async () => {
    const { lists } = (await loadCore()).constants();
    const values = (options: { value: string }[]) => options.map(({ value }) => value);
    expect(values(demoRoles)).toEqual(lists.demoRoles);
    expect(values(demoStudents)).toEqual(lists.demoStudents);
    expect(values(demoTimes)).toEqual(lists.demoTimes);
    expect(values(demoTimeZones)).toEqual(lists.demoTimeZones);
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
