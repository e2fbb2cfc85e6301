/** The practice planner's package, which the app does without (scripts/wasm.sh --planner). */
declare module "reedling-wasm-planner" {
  import type { PlanInput, PracticePlan } from "reedling-wasm";

  export const planPractice: (input: PlanInput) => PracticePlan;
}
