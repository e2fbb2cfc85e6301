// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { MarkedText } from "@/components/data/marked-text";

it("a note is drawn, never left to a font, and has a name", () => {
  const { container } = render(<MarkedText text={"bars 9–16 · minim = 46, then ♩. = 60 · hands apart"} />);
  expect(container.textContent).toBe(
    "bars 9–16 · minim\u00a0=\u00a046, then dotted crotchet\u00a0=\u00a060 · hands apart",
  );
  const drawn = [...container.querySelectorAll("svg[aria-hidden]")].map((svg) => svg.getAttribute("data-note"));
  expect(drawn).toEqual(["minim", "dottedCrotchet"]);
});

it("a text without a mark stays as it is", () => {
  const { container } = render(<MarkedText text="Play slowly, twice." />);
  expect(container.innerHTML).toBe("Play slowly, twice.");
});
