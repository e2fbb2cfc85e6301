import { Navigate } from "react-router";
import { MarketingLayout, PublicPage } from "@/components/layouts/marketing";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { ClosingBand } from "@/features/marketing/components/closing-band";
import { LearnMoreHero } from "@/features/marketing/components/learn-more-hero";
import { LearnMoreTabs } from "@/features/marketing/components/learn-more-tabs";
import { SecuritySection } from "@/features/marketing/components/security-section";

/** /learn-more (Spec §2.2); a school with a front page of its own advertises nothing. */
export const LearnMoreScreen = () => (site.hasSchoolPages ? <Navigate to={paths.home} replace /> : <LearnMore />);

const LearnMore = () => (
  <MarketingLayout>
    <PublicPage
      title="Learn More"
      description="What Reedling does for music teachers, students, parents and administrators; its plans, and how it keeps data safe."
    >
      <LearnMoreHero />
      <LearnMoreTabs />
      <SecuritySection />
      <ClosingBand />
    </PublicPage>
  </MarketingLayout>
);
