// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Loaded } from "@/components/data/loaded";
import { ApiError } from "@/lib/api";

type Answer = () => Promise<string>;

const Region = ({ first, second }: { first: Answer; second: Answer }) => {
  const firstQuery = useQuery({ queryKey: ["first"], queryFn: first, retry: false });
  const secondQuery = useQuery({ queryKey: ["second"], queryFn: second, retry: false });
  return (
    <Loaded
      queries={{ first: firstQuery, second: secondQuery }}
      text="Loading both..."
      skeleton={<div />}
      failure={{ title: "Unable to load both" }}
    >
      {(answers) => <p>{`${answers.first.toUpperCase()} ${answers.second.toUpperCase()}`}</p>}
    </Loaded>
  );
};

const open = async (first: Answer, second: Answer) => {
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Region first={first} second={second} />
      </QueryClientProvider>,
    );
  });
};

const network = new ApiError(null, "network", "Network error. Please check your connection and try again.");

describe("a region that loads", () => {
  it("is drawn once everything is there", async () => {
    let answer: (text: string) => void = () => undefined;
    await open(
      async () => "one",
      () => new Promise((resolve) => (answer = resolve)),
    );
    expect(screen.getByText("Loading both...")).toBeTruthy();
    await act(async () => answer("two"));
    expect(await screen.findByText("ONE TWO")).toBeTruthy();
  });

  it("shows one failure, and asks again for what failed alone", async () => {
    const asked = { first: 0, second: 0 };
    await open(
      async () => {
        asked.first += 1;
        return "one";
      },
      async () => {
        asked.second += 1;
        if (asked.second === 1) throw new ApiError(503, "away", "The database is away.");
        return "two";
      },
    );
    expect(await screen.findByText("Unable to load both")).toBeTruthy();
    expect(screen.getByText("The database is away.")).toBeTruthy();
    await userEvent.setup().click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("ONE TWO")).toBeTruthy();
    expect(asked).toEqual({ first: 1, second: 2 });
  });

  it("recovers by itself when the network is back, and from nothing else", async () => {
    const failures: Error[] = [network, new ApiError(503, "away", "The database is away.")];
    await open(
      async () => "one",
      async () => {
        const failure = failures.shift();
        if (failure) throw failure;
        return "two";
      },
    );
    expect(await screen.findByText(network.message)).toBeTruthy();
    await act(async () => window.dispatchEvent(new Event("online")));
    expect(await screen.findByText("The database is away.")).toBeTruthy();
    await act(async () => window.dispatchEvent(new Event("online")));
    expect(screen.getByText("The database is away.")).toBeTruthy();
  });
});
