import { Music } from "lucide-react";
import { useEffect, useState } from "react";
import { ThemeToggle } from "@/components/layouts/theme-toggle";
import { Button } from "@/components/ui/button";
import { Examples, Showcase } from "@/features/developer/components/showcase";

const saving = 2000;

/** Busy for a moment, as while something is being saved. */
const SaveButton = () => {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setBusy(false), saving);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return (
    <Button variant="primary" busy={isBusy} onClick={() => setBusy(true)}>
      Save
    </Button>
  );
};

/** Every look and size of a button, and the three looks of the theme toggle. */
export const Buttons = () => (
  <Showcase title="Buttons" description="One primary button on a screen.">
    <div className="flex flex-col gap-6">
      <Examples label="Looks">
        <Button variant="primary">Primary</Button>
        <Button>Outline</Button>
        <Button variant="soft">Soft</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger">Danger</Button>
      </Examples>
      <Examples label="Sizes">
        <Button size="sm">Small</Button>
        <Button>Normal</Button>
        <Button size="lg">Large</Button>
        <Button size="icon" aria-label="Music">
          <Music aria-hidden />
        </Button>
      </Examples>
      <Examples label="States: busy while it saves, disabled">
        <SaveButton />
        <Button disabled>Disabled</Button>
      </Examples>
      <Examples label="Theme toggle: with label, compact, icon only">
        <ThemeToggle look="label" />
        <ThemeToggle look="compact" />
        <ThemeToggle look="icon" />
      </Examples>
    </div>
  </Showcase>
);
