import { useState } from "react";
import { Navigate } from "react-router";
import { MarketingLayout, PublicPage } from "@/components/layouts/marketing";
import { Card } from "@/components/ui/card";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { DemoForm } from "@/features/marketing/components/demo-form";
import { DemoInvitation } from "@/features/marketing/components/demo-invitation";
import { DemoThanks } from "@/features/marketing/components/demo-thanks";
import type { DemoRequest } from "@/features/marketing/demo-request";

/** /demo (Spec §2.2); a school with a front page of its own shows no demo. */
export const DemoScreen = () => (site.hasSchoolPages ? <Navigate to={paths.home} replace /> : <Demo />);

const Demo = () => {
  const [sent, setSent] = useState<DemoRequest | null>(null);
  return (
    <MarketingLayout>
      {sent === null ? (
        <PublicPage
          title="Schedule a Demo"
          description="Prepare a demo of Reedling, smart practice for growing musicians: what you would like to see, and when."
        >
          <div className="grid gap-10 pt-8 sm:pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
            <DemoInvitation />
            <Card aria-label="Your request" className="sm:p-8">
              <DemoForm onSent={setSent} />
            </Card>
          </div>
        </PublicPage>
      ) : (
        <div className="px-4 pb-24">
          <DemoThanks sent={sent} />
        </div>
      )}
    </MarketingLayout>
  );
};
