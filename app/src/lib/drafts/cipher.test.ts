import { describe, expect, it } from "vitest";
import { importKey, open, seal } from "@/lib/drafts/cipher";

const keyOf = (byte: number) => importKey(Buffer.alloc(32, byte).toString("base64url"));

describe("what is sealed", () => {
  it("is opened with its key and under its name alone", async () => {
    const [own, foreign] = await Promise.all([keyOf(1), keyOf(255)]);
    const text = 'Notes: "Bars 1 to 8", ♩ = 88';
    const sealed = await seal(own, "draft:a:b:c", text);
    expect(await open(own, "draft:a:b:c", sealed)).toBe(text);
    expect(await open(foreign, "draft:a:b:c", sealed)).toBeNull();
    expect(await open(own, "draft:a:b:d", sealed)).toBeNull();
    for (const broken of ["", ".", "x", sealed.slice(0, -4), `A${sealed.slice(1)}`, "💥.💥"]) {
      expect(await open(own, "draft:a:b:c", broken)).toBeNull();
    }
  });

  it("says nothing about its text, and is another each time", async () => {
    const key = await keyOf(1);
    const sealed = await seal(key, "name", "Bars 1 to 8");
    expect(atob(sealed.split(".")[1] ?? "")).not.toContain("Bars");
    expect(await seal(key, "name", "Bars 1 to 8")).not.toBe(sealed);
  });

  it("may be as long as a draft may be", async () => {
    const key = await keyOf(7);
    const text = "é".repeat(32 * 1024);
    expect(await open(key, "name", await seal(key, "name", text))).toBe(text);
  });

  it("has a key that cannot be read back", async () => {
    await expect(crypto.subtle.exportKey("raw", await keyOf(1))).rejects.toThrow();
  });
});
