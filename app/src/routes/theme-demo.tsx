import { lazy, Suspense } from "react";
import { MarketingLayout, PublicPage } from "@/components/layouts/marketing";
import { Skeleton } from "@/components/ui/skeleton";
import { productName } from "@/config/constants";
import { Badges } from "@/features/developer/components/badges";
import { Buttons } from "@/features/developer/components/buttons";
import { Palette } from "@/features/developer/components/palette";
import { Showcase } from "@/features/developer/components/showcase";
import { TypeScale } from "@/features/developer/components/type-scale";
import { loadCore } from "@/lib/core";
import { whenIdle } from "@/lib/idle";

const NotLoaded = () => (
  <Showcase title="Dialogs and tooltips" description="What opens above the screen.">
    <p>This part could not be loaded. Please check your connection and reload the page.</p>
  </Showcase>
);

const load = async () => {
  await new Promise<void>(whenIdle);
  const [{ Overlays }, { Animations }] = await Promise.all([
    import("@/features/developer/components/overlays"),
    import("@/features/developer/components/animations"),
    loadCore(),
  ]);
  return () => (
    <>
      <Overlays />
      <Animations />
    </>
  );
};

/** The heaviest parts, and nothing that the first look needs. */
const LaterParts = lazy(async () => ({ default: await load().catch(() => NotLoaded) }));

/** /theme-demo (Spec §2.2): the parts of the design in the theme on screen. */
export const ThemeDemoScreen = () => (
  <MarketingLayout>
    <PublicPage title="Theme Demo">
      <div className="flex flex-col gap-6 pt-8 sm:pt-12">
        <div className="mb-4">
          <h1 className="text-h1">Theme Demo</h1>
          <p className="mt-2 max-w-measure text-fg-muted">
            The parts that {productName}'s screens are made of, in the light and in the dark theme.
          </p>
        </div>
        <Palette />
        <TypeScale />
        <Buttons />
        <Badges />
        <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
          <LaterParts />
        </Suspense>
      </div>
    </PublicPage>
  </MarketingLayout>
);
