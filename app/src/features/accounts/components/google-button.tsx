import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { providersQuery } from "@/features/accounts/api/providers";
import { authMessages } from "@/features/accounts/messages";

const startPath = "/api/auth/google";

type Start = { state: "idle" | "asking" | "unavailable" } | { state: "failed"; text: string };

/** Asks without following the redirect, so that a provider that is not set up does not cost the user the page. */
const askForRedirect = async (): Promise<Start | "redirect"> => {
  try {
    const answer = await fetch(startPath, { redirect: "manual" });
    if (answer.type === "opaqueredirect") return "redirect";
    return answer.status === 404 ? { state: "unavailable" } : { state: "failed", text: authMessages.googleFailed };
  } catch {
    return { state: "failed", text: authMessages.googleFailed };
  }
};

const GoogleMark = () => (
  <svg aria-hidden viewBox="0 0 24 24" fill="currentColor">
    <path d="M12.2 10.3v3.5h5c-.2 1.2-1.5 3.6-5 3.6a5.5 5.5 0 0 1 0-11c1.7 0 2.9.7 3.5 1.3l2.4-2.3A8.7 8.7 0 0 0 12.2 3a9 9 0 1 0 0 18c5.2 0 8.6-3.6 8.6-8.8 0-.6 0-1-.1-1.9h-8.5Z" />
  </svg>
);

/** Continues with the external identity provider; says so where none is set up. */
export const GoogleButton = () => {
  const [start, setStart] = useState<Start>({ state: "idle" });
  const isSetUp = useQuery(providersQuery).data?.google ?? true;
  const reasonId = useId();
  const begin = async () => {
    setStart({ state: "asking" });
    const next = await askForRedirect();
    if (next === "redirect") window.location.assign(startPath);
    else setStart(next);
  };
  if (!isSetUp || start.state === "unavailable") {
    return (
      <div className="flex flex-col gap-2">
        <Button disabled aria-describedby={reasonId} className="w-full">
          <GoogleMark />
          Continue with Google
        </Button>
        <p id={reasonId} className="text-center text-fg-muted text-small">
          {authMessages.googleNotSetUp}
        </p>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <Button busy={start.state === "asking"} onClick={begin} className="w-full">
        {start.state === "asking" ? null : <GoogleMark />}
        Continue with Google
      </Button>
      {/* As high as the line that may take its place. */}
      <div role="alert" className="min-h-5">
        {start.state === "failed" ? <FieldError>{start.text}</FieldError> : null}
      </div>
    </div>
  );
};
