/** Core's package with the practice planner, which the app's own does without (scripts/wasm.sh --planner). */
declare module "reedling-wasm-planner" {
  import type { PlanInput, PracticePlan } from "reedling-wasm";

  export const planPractice: (input: PlanInput) => PracticePlan;
}
