import { MarketingLayout } from "@/components/layouts/marketing";
import { Forbidden } from "@/features/accounts/components/denied";

/** /403 (Spec §2.1). */
export const ForbiddenScreen = () => (
  <MarketingLayout>
    <Forbidden />
  </MarketingLayout>
);
