import { MarketingLayout } from "@/components/layouts/marketing";
import { productName, tagline } from "@/config/constants";
import { ClosingBand } from "@/features/marketing/components/closing-band";
import { FeatureCards } from "@/features/marketing/components/feature-cards";
import { Hero } from "@/features/marketing/components/hero";
import { StatsStrip } from "@/features/marketing/components/stats-strip";
import { useIsHydrated } from "@/lib/hydrated";
import { useSession } from "@/lib/session";

/** / (Spec §2.2). It is rendered at build, and needs neither the rules nor any overlay. */
export const LandingScreen = () => {
  const session = useSession();
  const isSignedIn = useIsHydrated() && session !== null;
  return (
    <MarketingLayout>
      <title>{`${productName}: ${tagline}`}</title>
      <div className="mx-auto flex w-full max-w-content flex-col gap-16 3xl:max-w-content-wide px-4 pb-16 sm:px-6 sm:pb-24 lg:gap-24 lg:px-8">
        <div>
          <Hero isSignedIn={isSignedIn} />
          <StatsStrip />
        </div>
        <FeatureCards />
        <ClosingBand />
      </div>
    </MarketingLayout>
  );
};
