// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { useRouteFocus } from "@/components/layouts/route-focus";
import { leadingBackTo } from "@/lib/asked-dialog";
import { stubBrowser } from "@/testing/render-screen";

const Root = () => {
  useRouteFocus();
  return (
    <main>
      <Outlet />
    </main>
  );
};

const Calendar = () => (
  <>
    <h1>Lesson Calendar</h1>
    <button type="button" id="schedule-lesson">
      Schedule Lesson
    </button>
  </>
);

const open = async (asker?: string) => {
  const router = createMemoryRouter(
    [
      {
        Component: Root,
        children: [
          { path: "/calendar", Component: Calendar },
          { path: "/lessons", element: <h1>My Lessons</h1> },
        ],
      },
    ],
    { initialEntries: ["/calendar", { pathname: "/lessons", ...(asker === undefined ? {} : leadingBackTo(asker)) }] },
  );
  await act(async () => render(<RouterProvider router={router} />));
  return () => act(async () => void (await router.navigate(-1)));
};

it("goes to the heading of a new screen", async () => {
  const goBack = await open();
  await goBack();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Lesson Calendar" }));
});

it("FIELD-23 goes to the place that the address names, also on the screen that is open", async () => {
  stubBrowser();
  const disconnect = vi.spyOn(ResizeObserver.prototype, "disconnect");
  const router = createMemoryRouter(
    [{ path: "/calendar", element: <Root />, children: [{ index: true, Component: Calendar }] }],
    {
      initialEntries: ["/calendar#schedule-lesson"],
    },
  );
  await act(async () => render(<RouterProvider router={router} />));
  const place = screen.getByRole("button", { name: "Schedule Lesson" });
  expect(document.activeElement).toBe(place);
  place.blur();
  expect(disconnect, "it is kept in view").not.toHaveBeenCalled();
  await act(() => router.navigate("/calendar"));
  expect(disconnect, "not once the address is another").toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate("/calendar#schedule-lesson"));
  expect(document.activeElement).toBe(place);
  document.body.replaceChildren();
});

it("goes to the button that a closed dialog was asked for with, and to the heading where it is gone", async () => {
  const goBack = await open("schedule-lesson");
  await goBack();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Schedule Lesson" }));
  document.body.replaceChildren();

  const goBackAgain = await open("view-1");
  await goBackAgain();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Lesson Calendar" }));
});
