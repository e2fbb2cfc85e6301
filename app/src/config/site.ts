import { productName } from "@/config/constants";

/** What the server writes into the head of every page (server/src/api/assets/school.rs); nothing where pages are built. */
const meta = globalThis.document?.querySelector<HTMLMetaElement>("meta[name=school]");

/** Whose pages these are. */
export const site = {
  /** The school's name; the product's where the operator has given none. */
  name: meta?.content || productName,
  /** Whether a front page of the school stands in place of what advertises the product. */
  hasSchoolPages: meta?.dataset.pages === "school",
};
