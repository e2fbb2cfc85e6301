import { MarketingLayout, PublicPage } from "@/components/layouts/marketing";
import { ClosingBand } from "@/features/marketing/components/closing-band";
import { FeatureCards } from "@/features/marketing/components/feature-cards";
import { Hero } from "@/features/marketing/components/hero";
import { StatsStrip } from "@/features/marketing/components/stats-strip";

/** / (Spec §2.2). It is rendered at build, and needs neither the rules nor any overlay. */
export const LandingScreen = () => (
  <MarketingLayout>
    <PublicPage description="Reedling: smart practice for growing musicians. Lessons, students, families and seven-day practice plans for private music teaching.">
      <div>
        <Hero />
        <StatsStrip />
      </div>
      <FeatureCards />
      <ClosingBand />
    </PublicPage>
  </MarketingLayout>
);
