// @vitest-environment jsdom
import type { ResolverOptions } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { ApiError } from "@/lib/api";
import { coreResolver } from "@/lib/core-resolver";
import { failureText, mayBeSaved, successText } from "@/lib/forms";

interface Draft {
  title: string;
}

const options: ResolverOptions<Draft> = { fields: {}, shouldUseNativeValidation: false };

it.each([undefined, null, "", " "])("FIELD-35 a success that says %j has the screen's own text", (message) => {
  expect(successText(message, "Lesson updated successfully!")).toBe("Lesson updated successfully!");
  expect(successText("Moved.", "Lesson updated successfully!")).toBe("Moved.");
});

describe("the resolver over core's checks", () => {
  it("passes the draft on when nothing is wrong", async () => {
    const draft = { title: "Scales" };
    expect(await coreResolver<Draft>(() => [])(draft, undefined, options)).toEqual({ values: draft, errors: {} });
  });

  it("shows the first problem of a field", async () => {
    const check = () => [
      { field: "title", code: "required", message: "Title is required" },
      { field: "title", code: "short", message: "Too short" },
    ];
    expect(await coreResolver<Draft>(check)({ title: "" }, undefined, options)).toEqual({
      values: {},
      errors: { title: { type: "required", message: "Title is required" } },
    });
  });
});

describe("a problem of an item of a list", () => {
  it("stands at the item's own field", async () => {
    const check = () => [{ field: "items.1.piece", code: "required", message: "Please name the piece" }];
    const { errors } = await coreResolver<{ items: { piece: string }[] }>(check)({ items: [] }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(errors.items?.[1]?.piece?.message).toBe("Please name the piece");
  });
});

describe("the sentence of a failure", () => {
  it("is the server's, else the screen's", () => {
    expect(failureText(new ApiError(409, "conflict", "Already there"), "Failed")).toBe("Already there");
    expect(failureText(new ApiError(500, "internal", ""), "Failed")).toBe("Failed");
    expect(failureText(new Error("secret"), "Failed")).toBe("Failed");
  });
});

describe("a change that failed", () => {
  it.each([
    ["no answer", new ApiError(null, "network", "Network error."), true],
    ["half an answer", new SyntaxError("Unexpected end of JSON input"), true],
    ["an answer of a proxy alone", new ApiError(502, "silent", ""), true],
    ["a refusal", new ApiError(409, "not_waiting", "Nobody waits."), false],
    ["a failure of the server", new ApiError(500, "internal", ""), false],
  ])("may be saved all the same after %s: %s", (_, problem, may) => {
    expect(mayBeSaved(problem)).toBe(may);
  });
});
