import type { DemoRequest as Draft } from "reedling-wasm";
import type { SelectOption } from "@/components/ui/select";
import { browserStorage, tabStorage } from "@/lib/browser-storage";

/** What is typed in the demo form (Spec §3). */
export type DemoRequest = Required<Draft>;

const titled = (values: readonly string[]): SelectOption[] =>
  values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

// What the form offers (Spec §9); none at 12:00 PM (D12).
export const demoRoles = titled(["teacher", "director", "administrator", "parent", "other"]);
export const demoStudents = titled(["1-10", "11-25", "26-50", "51-100", "100+"]);
export const demoTimes = titled([
  "9:00 AM - 10:00 AM",
  "10:00 AM - 11:00 AM",
  "11:00 AM - 12:00 PM",
  "1:00 PM - 2:00 PM",
  "2:00 PM - 3:00 PM",
  "3:00 PM - 4:00 PM",
  "4:00 PM - 5:00 PM",
]);
export const demoTimeZones = titled(["GMT", "BST", "EST", "CST", "MST", "PST", "other"]);

/** A form that nobody has touched. */
export const emptyDemoRequest: DemoRequest = {
  name: "",
  email: "",
  phone: "",
  school: "",
  role: "",
  students: "",
  message: "",
  preferredTime: "",
  timezone: "",
};

const draftKey = "demo-draft";
const requestKey = "demo-request";

const parse = (text: string | null): Partial<DemoRequest> => {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    const known = Object.entries(value ?? {}).filter(
      ([name, part]) => name in emptyDemoRequest && typeof part === "string",
    );
    return Object.fromEntries(known);
  } catch {
    return {};
  }
};

/** What was typed in this tab before a reload. */
export const readDemoDraft = (): DemoRequest => ({ ...emptyDemoRequest, ...parse(tabStorage.read(draftKey)) });

/** Keeps what is typed for as long as the tab is open. */
export const keepDemoDraft = (draft: DemoRequest) => tabStorage.write(draftKey, JSON.stringify(draft));

/** Records a request in this browser, and nowhere else (Spec §2.2). */
export const recordDemoRequest = (demo: DemoRequest) => {
  browserStorage.write(requestKey, JSON.stringify(demo));
  tabStorage.remove(draftKey);
};
