// @vitest-environment jsdom
import type { ResolverOptions } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { ApiError } from "@/lib/api";
import { coreResolver } from "@/lib/core-resolver";
import { failureText } from "@/lib/forms";

interface Draft {
  title: string;
}

const options: ResolverOptions<Draft> = { fields: {}, shouldUseNativeValidation: false };

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
