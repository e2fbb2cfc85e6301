// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { Loaded } from "@/components/data/loaded";
import { ApiError } from "@/lib/api";
import { queryClient } from "@/lib/query";

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
      <QueryClientProvider client={queryClient}>
        <Region first={first} second={second} />
      </QueryClientProvider>,
    );
  });
};

/** What the browser tells when its network goes and comes back. */
const reconnect = () =>
  act(async () => {
    window.dispatchEvent(new Event("offline"));
    window.dispatchEvent(new Event("online"));
  });

const network = new ApiError(null, "network", "Network error. Please check your connection and try again.");

beforeEach(() => queryClient.clear());

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

  it("leaves the focus on something that is seen after Try Again", async () => {
    let works = false;
    const answer = async () => {
      if (works) return "one";
      throw new ApiError(500, "internal", "Broken");
    };
    await act(async () => {
      render(
        <QueryClientProvider client={queryClient}>
          <main>
            <h1>My Lessons</h1>
            <Region first={answer} second={async () => "two"} />
          </main>
        </QueryClientProvider>,
      );
    });
    works = true;
    await userEvent.click(await screen.findByRole("button", { name: "Try Again" }));
    await screen.findByText("ONE TWO");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "My Lessons" })));
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
    await reconnect();
    expect(await screen.findByText("The database is away.")).toBeTruthy();
    await reconnect();
    expect(screen.getByText("The database is away.")).toBeTruthy();
  });
});

describe("a region that was loaded and cannot be loaded again", () => {
  /** Both are there; the second fails from then on, until it is told otherwise. */
  const openLoaded = async () => {
    const answer = { second: async () => "two" };
    await open(
      async () => "one",
      () => answer.second(),
    );
    await screen.findByText("ONE TWO");
    return answer;
  };
  const reload = () => act(async () => queryClient.invalidateQueries());

  it("keeps its content, says so, and tries again with a sign of it", async () => {
    const answer = await openLoaded();
    const content = screen.getByText("ONE TWO");
    answer.second = () => Promise.reject(new ApiError(503, "away", "The database is away."));
    await reload();
    expect(await screen.findByText("This may be out of date. The database is away.")).toBeTruthy();
    expect(screen.getByText("ONE TWO"), "what is typed inside stays").toBe(content);
    expect(screen.queryByText("Unable to load both")).toBeNull();

    let arrive: (text: string) => void = () => undefined;
    answer.second = () => new Promise((resolve) => (arrive = resolve));
    const button = screen.getByRole("button", { name: "Try Again" });
    await userEvent.setup().click(button);
    expect(button.getAttribute("aria-busy")).toBe("true");
    await act(async () => arrive("three"));
    expect(await screen.findByText("ONE THREE")).toBeTruthy();
    expect(screen.queryByText(/out of date/)).toBeNull();
  });

  it("comes up to date by itself when the network is back", async () => {
    const answer = await openLoaded();
    answer.second = () => Promise.reject(network);
    await reload();
    expect(await screen.findByText(`This may be out of date. ${network.message}`)).toBeTruthy();
    answer.second = async () => "three";
    await reconnect();
    expect(await screen.findByText("ONE THREE")).toBeTruthy();
  });
});
