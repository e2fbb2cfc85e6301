import type { SettingsPart } from "reedling-wasm";
import { ApiError } from "@/lib/api";
import type { Core } from "@/lib/core";
import { failureText } from "@/lib/forms";
import type { ToastContent } from "@/lib/toasts";

/** Texts of Spec §2.9 and §8 on the settings screens. */
export const settingsMessages = {
  loading: "Loading settings...",
  fetchFailed: "Failed to fetch profile",
  profileUpdated: "Profile Updated",
  updated: "Settings Updated",
  preferencesFailed: "Failed to load lesson preferences",
  preferencesSaveFailed: "Failed to update lesson preferences. Please try again.",
} as const;

/** Whether the server has said which field is wrong; that stands under the field. */
export const hasFields = (problem: unknown): boolean =>
  problem instanceof ApiError && Object.keys(problem.fields).length > 0;

/** A save that failed: a sentence, and under it what the server or the network had to say. */
export const failureToast = (title: string, problem: unknown): ToastContent => {
  const description = failureText(problem, "");
  return { tone: "error", title, ...(description === "" ? {} : { description }) };
};

/** The same in the specified words. */
export const saveFailure = (core: Core, part: SettingsPart, problem: unknown): ToastContent =>
  failureToast(core.settingsErrorText(part, true), problem);
