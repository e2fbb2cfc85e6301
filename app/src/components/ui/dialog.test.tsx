// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ToastArea, ToastCard } from "@/components/ui/toast";
import { stubBrowser } from "@/testing/render-screen";

stubBrowser();

const Sample = ({ busy = false }: { busy?: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open ? (
        <Dialog
          onClose={() => setOpen(false)}
          title="Edit Lesson"
          busy={busy}
          onSubmit={(event) => event.preventDefault()}
          footer={<Button type="submit">Save</Button>}
        >
          <Field label="Title" required error="Title is required">
            <Input />
          </Field>
        </Dialog>
      ) : null}
    </>
  );
};

const Rows = () => {
  const [rows, setRows] = useState(["Ada", "Ben", "Cleo"]);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <main>
      <h1>Students</h1>
      {rows.length === 0 ? null : (
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <a href="/profile">{row}</a>
              <Button aria-haspopup="menu" onClick={() => setOpen(row)}>
                Actions for {row}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open === null ? null : (
        <Dialog
          onClose={() => {
            setOpen(null);
            // The list learns of it a moment later, as from a server.
            setTimeout(() => setRows(rows.filter((row) => row !== open)), 20);
          }}
          title="Remove"
        >
          Gone after this
        </Dialog>
      )}
    </main>
  );
};

const OneAfterAnother = () => {
  const [open, setOpen] = useState(0);
  return (
    <main>
      <h1>Lessons</h1>
      <Button onClick={() => setOpen(1)}>Open</Button>
      {open === 0 ? null : (
        <Dialog key={open} onClose={() => setOpen(0)} title={`Step ${open}`}>
          <Button onClick={() => setOpen(2)}>Next</Button>
        </Dialog>
      )}
    </main>
  );
};

/** Tells whether the dialog stood on the page when it was drawn. */
const Late = ({ tell }: { tell: (stands: boolean) => void }) => {
  tell(document.querySelector("[role=dialog]") !== null);
  return <Input aria-label="Late" />;
};

describe("a dialog", () => {
  it("lets the page go only once the body takes presses again, so that no style is found anew in between", async () => {
    const user = userEvent.setup();
    render(<Sample />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    const root = document.documentElement;
    expect(root.hasAttribute("data-scroll-locked")).toBe(true);
    expect(document.body.style.pointerEvents).toBe("none");
    const atTheEnd: string[] = [];
    const remove = vi.spyOn(root, "removeAttribute").mockImplementation((name) => {
      atTheEnd.push(document.body.style.pointerEvents);
      Element.prototype.removeAttribute.call(root, name);
    });
    await user.keyboard("{Escape}");
    expect(root.hasAttribute("data-scroll-locked")).toBe(false);
    expect(atTheEnd).toEqual([""]);
    remove.mockRestore();
  });

  it("shows its frame before what it holds, which then takes the focus", async () => {
    const tell = vi.fn();
    render(
      <Dialog title="Long Form" onSubmit={(event) => event.preventDefault()}>
        <Late tell={tell} />
      </Dialog>,
    );
    expect(await screen.findByRole("textbox", { name: "Late" })).toBe(document.activeElement);
    expect(tell.mock.calls[0]).toEqual([true]);
  });

  it("is drawn at once where it is typed into before it is seen", async () => {
    const tell = vi.fn();
    render(
      <Dialog atOnce title="Go To" onSubmit={(event) => event.preventDefault()}>
        <Late tell={tell} />
      </Dialog>,
    );
    expect(await screen.findByRole("textbox", { name: "Late" })).toBe(document.activeElement);
    expect(tell.mock.calls[0]).toEqual([false]);
  });

  it("SCREEN-10 gives the focus back to what opened the one before it", async () => {
    const user = userEvent.setup();
    render(<OneAfterAnother />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(await screen.findByRole("dialog", { name: "Step 2" })).toBeTruthy();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" })));
  });

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

  it("gives the focus to the next row when its own is gone, and to the heading after the last", async () => {
    const user = userEvent.setup();
    render(<Rows />);
    for (const [row, next] of [
      ["Ada", "Actions for Ben"],
      ["Cleo", "Actions for Ben"],
    ] as const) {
      await user.click(screen.getByRole("button", { name: `Actions for ${row}` }));
      await user.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("link", { name: row })).toBeNull());
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: next })));
    }
    await user.click(screen.getByRole("button", { name: "Actions for Ben" }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Students" })));
  });

  it("is closed by Escape before a message that came after it", async () => {
    const user = userEvent.setup();
    const close = vi.fn();
    const page = (message: boolean) => (
      <ToastArea duration={5000} swipePixels={50} hotkey="F8">
        <Sample />
        {message ? <ToastCard open onOpenChange={close} tone="success" title="Saved" /> : null}
      </ToastArea>
    );
    const { rerender } = render(page(false));
    await user.click(screen.getByRole("button", { name: "Open" }));
    rerender(page(true));
    await screen.findByText("Saved");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(close).not.toHaveBeenCalled();
    await user.keyboard("{Escape}");
    expect(close).toHaveBeenCalledWith(false);
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
