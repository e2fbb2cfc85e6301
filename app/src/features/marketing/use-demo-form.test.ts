// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import type { ChangeEvent } from "react";
import { beforeEach, expect, it } from "vitest";
import { readDemoDraft } from "@/features/marketing/demo-request";
import { useDemoForm } from "@/features/marketing/use-demo-form";

beforeEach(() => sessionStorage.clear());

it("keeps two fields that a browser fills in at once", async () => {
  const { result } = renderHook(() => useDemoForm(() => undefined));
  const change = (value: string) => ({ target: { value } }) as ChangeEvent<HTMLInputElement>;
  await act(async () => {
    result.current.field("name").onChange(change("Ana Reyes"));
    result.current.field("email").onChange(change("ana@reedling.test"));
  });
  expect(result.current.field("name").value).toBe("Ana Reyes");
  expect(result.current.field("email").value).toBe("ana@reedling.test");
  expect(readDemoDraft()).toMatchObject({ name: "Ana Reyes", email: "ana@reedling.test" });
});
