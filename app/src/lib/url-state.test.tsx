// @vitest-environment jsdom
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { RouteObject } from "react-router";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { UrlParams } from "@/lib/url-state";
import { oneOf, openedId, optionalText, typedText, useUrlState } from "@/lib/url-state";

interface Filter {
  search: string;
  status: "all" | "SCHEDULED" | "MISSED";
  childId: string | null;
}

const params: UrlParams<Filter> = {
  search: typedText("q"),
  status: oneOf("status", [{ value: "all" }, { value: "SCHEDULED" }, { value: "MISSED" }]),
  childId: optionalText("childId"),
};

const lessonParams: UrlParams<{ lesson: string | null }> = { lesson: openedId("lesson") };

const Screen = () => {
  const [filter, set] = useUrlState(params);
  const [{ lesson }, open] = useUrlState(lessonParams);
  return (
    <>
      <input aria-label="Search" value={filter.search} onChange={({ target }) => set({ search: target.value })} />
      <button type="button" onClick={() => set({ status: "MISSED" })}>
        Missed
      </button>
      <button type="button" onClick={() => set({ search: "", status: "all", childId: null })}>
        Clear
      </button>
      <button type="button" onClick={() => open({ lesson: "7" })}>
        Open
      </button>
      <button
        type="button"
        onClick={() => {
          open({ lesson: "7" });
          set({ status: "MISSED" });
        }}
      >
        Both
      </button>
      <output>{JSON.stringify(filter)}</output>
      {lesson === null ? null : (
        <p role="dialog">
          {lesson}
          <button type="button" onClick={() => open({ lesson: null })}>
            Close
          </button>
          <button
            type="button"
            onClick={() => {
              open({ lesson: null });
              set({ status: "MISSED" });
            }}
          >
            Close and Missed
          </button>
          <button
            type="button"
            onClick={() => {
              open({ lesson: null });
              open({ lesson: null });
            }}
          >
            Close Twice
          </button>
        </p>
      )}
    </>
  );
};

const open = async (address: string, others: RouteObject[] = []) => {
  const router = createMemoryRouter([{ path: "/lessons", Component: Screen }, ...others], {
    initialEntries: [address],
  });
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  const shown = (): Filter => JSON.parse(screen.getByRole("status").textContent ?? "") as Filter;
  return { router, shown, user: userEvent.setup(), box: screen.getByRole<HTMLInputElement>("textbox") };
};

describe("state in the address", () => {
  it("comes from the address; what that does not know counts as the default", async () => {
    const first = await open("/lessons?q=min&status=scheduled&childId=7");
    expect(first.shown()).toEqual({ search: "min", status: "SCHEDULED", childId: "7" });
    await act(() => first.router.navigate("/lessons?status=lost&childId="));
    expect(first.shown()).toEqual({ search: "", status: "all", childId: null });
  });

  it("closes a dialog by Back, and takes that step back when the dialog is closed", async () => {
    const { router, user } = await open("/lessons?q=min");
    const entries: string[] = [];
    router.subscribe(({ location, historyAction }) => entries.push(`${historyAction} ${location.search}`));
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(screen.getByRole("dialog").textContent).toContain("7");
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(screen.getByRole("button", { name: "Open" }));
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(router.state.location.search).toBe("?q=min"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(entries.filter((entry, at) => entry !== entries[at - 1])).toEqual([
      ...["PUSH ?q=min&lesson=7", "POP ?q=min"],
      ...["PUSH ?q=min&lesson=7", "POP ?q=min"],
    ]);
  });

  it("keeps what was typed just before a dialog was opened, once it is closed", async () => {
    const { router, user, box, shown } = await open("/lessons");
    await user.type(box, "theo");
    await user.click(screen.getByRole("button", { name: "Open" }));
    await waitFor(() => expect(router.state.location.search).toBe("?lesson=7&q=theo"));
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(router.state.location.search).toBe("?q=theo"));
    expect(shown().search).toBe("theo");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("writes both what is closed and what is set in the same moment, and stays on the screen", async () => {
    const { router, user, shown } = await open("/lessons");
    await act(() => router.navigate("/lessons?q=min"));
    await user.click(screen.getByRole("button", { name: "Open" }));
    await user.click(screen.getByRole("button", { name: "Close and Missed" }));
    await waitFor(() => expect(router.state.location.search).toBe("?q=min&status=missed"));
    expect(shown().status).toBe("MISSED");
    await user.click(screen.getByRole("button", { name: "Open" }));
    await user.click(screen.getByRole("button", { name: "Close Twice" }));
    await waitFor(() => expect(router.state.location.search).toBe("?q=min&status=missed"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("leaves a dialog that a link opened without a step back", async () => {
    const { router, user } = await open("/lessons?lesson=7");
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(router.state.historyAction).toBe("REPLACE");
  });

  it("goes back to it beside what else is there, without a step in the history", async () => {
    const { router, user, shown } = await open("/lessons?tab=2&status=scheduled");
    await user.click(screen.getByRole("button", { name: "Missed" }));
    expect(router.state.location.search).toBe("?tab=2&status=missed");
    expect(router.state.historyAction).toBe("REPLACE");
    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect(router.state.location.search).toBe("?tab=2");
    expect(shown()).toEqual({ search: "", status: "all", childId: null });
  });

  it("shows each letter at once and writes the address when the typing pauses", async () => {
    const { router, user, shown, box } = await open("/lessons");
    await user.type(box, "a b&c=#ü");
    expect(shown().search).toBe("a b&c=#ü");
    expect(router.state.location.search).toBe("");
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get("q")).toBe("a b&c=#ü"));
    expect(shown().search).toBe("a b&c=#ü");
  });

  it("keeps what was typed when another filter is chosen before the pause", async () => {
    const { router, user, box } = await open("/lessons");
    await user.type(box, "theo");
    await user.click(screen.getByRole("button", { name: "Missed" }));
    expect(router.state.location.search).toBe("?q=theo&status=missed");
  });

  it("goes on with the typing when another part of the screen changes its own address", async () => {
    const { router, user, shown, box } = await open("/lessons");
    await user.type(box, "theo");
    await act(() => router.navigate("/lessons?lesson=7", { replace: true }));
    expect(shown().search).toBe("theo");
    await waitFor(() => expect(router.state.location.search).toBe("?lesson=7&q=theo"));
  });

  it("leaves alone what another part of the screen wrote in the same moment", async () => {
    const { router, user, shown } = await open("/lessons");
    await user.click(screen.getByRole("button", { name: "Both" }));
    expect(router.state.location.search).toBe("?lesson=7&status=missed");
    expect(shown().status).toBe("MISSED");
    expect(screen.getByRole("dialog").textContent).toContain("7");
  });

  it("leaves alone what was written before the pause ends and is not rendered yet", async () => {
    const { router, user, shown, box } = await open("/lessons");
    await user.type(box, "theo");
    // A slow device renders the dialog's address after the typing has paused.
    await act(async () => {
      screen.getByRole("button", { name: "Open" }).click();
      await new Promise((done) => setTimeout(done, 400));
    });
    expect(router.state.location.search).toBe("?lesson=7&q=theo");
    expect(shown().search).toBe("theo");
    expect(screen.getByRole("dialog").textContent).toContain("7");
  });

  it("writes nothing to a screen that is on its way", async () => {
    let answer: (loaded: null) => void = () => undefined;
    const slow = () => new Promise<null>((resolve) => (answer = resolve));
    const { router, user, box } = await open("/lessons", [
      { path: "/students", element: <h1>Students</h1>, loader: slow },
    ]);
    await user.type(box, "theo");
    await act(async () => {
      void router.navigate("/students");
      await new Promise((done) => setTimeout(done, 400));
      answer(null);
    });
    expect(await screen.findByRole("heading", { name: "Students" })).toBeTruthy();
    expect(router.state.location).toMatchObject({ pathname: "/students", search: "" });
  });

  it("gives way to an address from elsewhere, also in the middle of typing", async () => {
    const { router, user, shown, box } = await open("/lessons");
    await user.type(box, "theo");
    await act(() => router.navigate("/lessons?status=missed"));
    expect(shown()).toEqual({ search: "", status: "MISSED", childId: null });
    await new Promise((done) => setTimeout(done, 400));
    expect(router.state.location.search).toBe("?status=missed");
    await user.type(box, "x");
    await waitFor(() => expect(router.state.location.search).toBe("?status=missed&q=x"));
    await act(() => router.navigate(-1));
    expect(shown().search).toBe("");
  });
});
