import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { onDemand } from "@/lib/on-demand";
import { factorIsThere } from "@/lib/required-factor";
import { secondFactorQuery } from "@/lib/second-factor";

const SecondFactorDialog = onDemand(
  async () => (await import("@/features/settings/components/second-factor-dialog")).SecondFactorDialog,
  ({ onClose }) => onClose(),
);

/** In place of every screen of somebody who has to set up two-factor sign-in first: why, and the way there. */
export const RequiredFactor = () => {
  const cache = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const close = async () => {
    setOpen(false);
    const { active } = await cache.fetchQuery(secondFactorQuery).catch(() => ({ active: false }));
    if (!active) return;
    factorIsThere();
    await cache.resetQueries();
  };
  return (
    <>
      <PageHeader title="Set Up Two-Factor Authentication" />
      <Card className="flex max-w-2xl flex-col items-start gap-4">
        <p>
          Your school requires it for your account. Signing in then takes a code from your phone as well as your
          password, so you need an authenticator app. Afterwards you come back here.
        </p>
        <Button variant="primary" onClick={() => setOpen(true)}>
          Begin
        </Button>
      </Card>
      {isOpen ? <SecondFactorDialog onClose={() => void close()} /> : null}
    </>
  );
};
