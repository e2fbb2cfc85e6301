import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { Barline } from "@/components/ui/barline";
import { Button } from "@/components/ui/button";
import { CrescendoArt } from "@/components/ui/crescendo-art";
import { Spinner } from "@/components/ui/spinner";
import { Showcase } from "@/features/developer/components/showcase";

const stage = "grid min-h-36 place-items-center rounded-control bg-sunken p-4";

/** Everything that moves, once more at the press of a button. */
export const Animations = () => {
  const [round, setRound] = useState(0);
  return (
    <Showcase title="Animations" description="Nothing moves where the device asks for reduced motion.">
      <ul key={round} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <li>
          <div className={stage}>
            <CrescendoArt className="w-40 text-primary" />
          </div>
          <p className="mt-2 text-small">Notes come in along the hairpin</p>
        </li>
        <li>
          <div className={stage}>
            <span className="flex h-16 items-center gap-3 rounded-control bg-surface px-4 py-2">
              <Barline status="COMPLETED" color="green" drawing />
              <span className="font-semibold">16:00</span>
            </span>
          </div>
          <p className="mt-2 text-small">The barline of a completed lesson is drawn</p>
        </li>
        <li>
          <div className={stage}>
            <span className="animate-rise-in rounded-card border border-line bg-raised px-5 py-4 font-semibold shadow-popover">
              Popover
            </span>
          </div>
          <p className="mt-2 text-small">Menus and dialogs rise in</p>
        </li>
        <li>
          <div className={stage}>
            <span className="flex w-full items-center gap-4">
              <Spinner />
              <span className="h-4 flex-1 animate-pulse-soft rounded-full bg-line-strong" />
            </span>
          </div>
          <p className="mt-2 text-small">Spinner and skeleton while something loads</p>
        </li>
      </ul>
      <Button onClick={() => setRound((before) => before + 1)} className="mt-6">
        <RotateCcw aria-hidden />
        Play Again
      </Button>
    </Showcase>
  );
};
