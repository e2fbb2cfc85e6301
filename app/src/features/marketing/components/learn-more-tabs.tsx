import { Tabs } from "@/components/ui/tabs";
import { FeatureList } from "@/features/marketing/components/feature-list";
import { PricingPlans } from "@/features/marketing/components/pricing-plans";
import { Testimonials } from "@/features/marketing/components/testimonials";
import { useIsHydrated } from "@/lib/hydrated";
import { oneOf, useUrlState } from "@/lib/url-state";

const tabs = [
  { value: "features", label: "Features", panel: <FeatureList /> },
  { value: "pricing", label: "Pricing", panel: <PricingPlans /> },
  { value: "testimonials", label: "Testimonials", panel: <Testimonials /> },
] as const;

const params = { tab: oneOf("tab", tabs) };

/** Features, Pricing and Testimonials; which one is open stands in the address. */
export const LearnMoreTabs = () => {
  const [{ tab }, set] = useUrlState(params);
  // The page is rendered at build with the first one open.
  const isHydrated = useIsHydrated();
  return (
    <section aria-labelledby="inside-title">
      <h2 id="inside-title" className="mb-6 text-h1">
        What you get
      </h2>
      <Tabs
        label="What you get"
        tabs={tabs}
        look="large"
        value={isHydrated ? tab : tabs[0].value}
        onChange={(next) => set({ tab: next })}
      />
    </section>
  );
};
