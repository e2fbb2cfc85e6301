// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import type { ComponentType } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { onDemand, prepareParts } from "@/lib/on-demand";
import { toastsAtom } from "@/lib/toasts";

interface PartProps {
  name: string;
  onClose: () => void;
}

const Loaded = ({ name }: PartProps) => <p>part of {name}</p>;

const part = (load: () => Promise<ComponentType<PartProps>>) => onDemand<PartProps>(load, ({ onClose }) => onClose());

const show = (Part: ComponentType<PartProps>, onClose = () => undefined) =>
  act(async () => render(<Part name="Ana" onClose={onClose} />));

afterEach(cleanup);

it("a part comes when it is wanted, and once", async () => {
  const load = vi.fn(async () => Loaded);
  const Part = part(load);
  await show(Part);
  expect(screen.getByText("part of Ana")).toBeDefined();
  cleanup();
  render(<Part name="Ben" onClose={() => undefined} />);
  expect(screen.getByText("part of Ben")).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

it("a part that was fetched ahead is drawn at once", async () => {
  const Part = part(async () => Loaded);
  await prepareParts();
  render(<Part name="Ana" onClose={() => undefined} />);
  expect(screen.getByText("part of Ana")).toBeDefined();
});

it("a part that does not come says so, closes, and is tried again", async () => {
  const onClose = vi.fn();
  const load = vi.fn(async () => Loaded);
  load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const Part = part(load);
  await show(Part, onClose);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(getDefaultStore().get(toastsAtom)).toMatchObject([{ tone: "error" }]);
  cleanup();
  await show(Part, onClose);
  expect(screen.getByText("part of Ana")).toBeDefined();
});
