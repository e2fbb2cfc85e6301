import { MarketingLayout, PublicPage } from "@/components/layouts/marketing";
import { site } from "@/config/site";
import { ClosingBand } from "@/features/marketing/components/closing-band";
import { FeatureCards } from "@/features/marketing/components/feature-cards";
import { Hero } from "@/features/marketing/components/hero";
import { SchoolFront } from "@/features/marketing/components/school-front";
import { StatsStrip } from "@/features/marketing/components/stats-strip";

/** / (Spec §2.2), or the school's own front page (D16). It is rendered at build, and needs neither the rules nor any overlay. */
export const LandingScreen = () => (site.hasSchoolPages ? <SchoolScreen /> : <ProductScreen />);

const SchoolScreen = () => (
  <MarketingLayout>
    <PublicPage description="Sign in to see lessons, practice plans and what your teacher wrote.">
      <SchoolFront />
    </PublicPage>
  </MarketingLayout>
);

const ProductScreen = () => (
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
