// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

const Sample = ({ busy = false }: { busy?: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Edit Lesson"
        busy={busy}
        onSubmit={(event) => event.preventDefault()}
        footer={<Button type="submit">Save</Button>}
      >
        <Field label="Title" required error="Title is required">
          <Input />
        </Field>
      </Dialog>
    </>
  );
};

describe("a dialog", () => {
  it("is named by its title, starts in its first box and gives the focus back", async () => {
    const user = userEvent.setup();
    render(<Sample />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(screen.getByRole("dialog", { name: "Edit Lesson" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Title" }));
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" }));
  });

  it("cannot be closed while something is being saved", async () => {
    const user = userEvent.setup();
    render(<Sample busy />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    await user.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Close" }).disabled).toBe(true);
  });

  it("ties a field's error to its box", async () => {
    const user = userEvent.setup();
    render(<Sample />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    const box = screen.getByRole("textbox", { name: "Title" });
    expect(box.getAttribute("aria-invalid")).toBe("true");
    expect(box.getAttribute("aria-required")).toBe("true");
    const errorId = box.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(errorId)?.textContent).toBe("Title is required");
  });
});
