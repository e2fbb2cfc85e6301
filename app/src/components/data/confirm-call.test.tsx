// @vitest-environment jsdom
import { QueryClientProvider, useMutation } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ConfirmCall } from "@/components/data/confirm-call";
import { queryClient } from "@/lib/query";

const Question = ({ call, onClose }: { call: (id: string) => Promise<string>; onClose: () => void }) => (
  <ConfirmCall
    title="Remove Anna"
    description="Are you sure?"
    cancelLabel="Keep"
    confirmLabel="Remove"
    call={useMutation({ mutationFn: call, retry: false })}
    sent="anna"
    fallback="Anna could not be removed"
    onDone={() => undefined}
    onClose={onClose}
  />
);

// jsdom cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

it("calls once for a double click, and again once that has failed", async () => {
  const call = vi.fn<(id: string) => Promise<string>>();
  call.mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce("removed");
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <Question call={call} onClose={onClose} />
    </QueryClientProvider>,
  );
  const twice = () => {
    const button = screen.getByRole("button", { name: "Remove" });
    button.click();
    button.click();
  };
  await act(async () => twice());
  expect(call).toHaveBeenCalledTimes(1);
  await screen.findByText("Anna could not be removed");
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => twice());
  expect(call).toHaveBeenCalledTimes(2);
  expect(onClose).toHaveBeenCalledTimes(1);
});
