// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { useDeferredValue, useEffect, useState } from "react";
import { describe, expect, it } from "vitest";

/** A line that takes long enough for React to let other things happen before the next one. */
const Slow = () => {
  const start = performance.now();
  while (performance.now() - start < 2) {}
  return <li />;
};

const Later = () => (
  <ul>
    {Array.from({ length: 40 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all are alike.
      <Slow key={index} />
    ))}
  </ul>
);

const Screen = () => {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOpen(true), 20);
    return () => clearTimeout(timer);
  }, []);
  return isOpen ? <Opened /> : null;
};

const Opened = () => (
  <>
    <h1>Frame</h1>
    {useDeferredValue(true, false) ? <Later /> : null}
  </>
);

describe("what tests wait for", () => {
  it("includes what React draws after what was found", async () => {
    render(<Screen />);
    await screen.findByRole("heading", { name: "Frame" });
    expect(screen.getAllByRole("listitem")).toHaveLength(40);
  });
});
