import { MarketingLayout, PublicPage } from "@/components/layouts/marketing";
import { FeedbackCall } from "@/features/developer/components/feedback-call";
import { SessionCheck } from "@/features/developer/components/session-check";

const feedbackPath = "/api/lesson-feedback";

/** /test-auth (Spec §2.2): what this browser knows of its session, for developers. */
export const TestAuthScreen = () => (
  <MarketingLayout>
    <PublicPage title="Test Auth">
      <div className="flex w-full max-w-3xl flex-col gap-4 pt-8 sm:pt-12">
        <div className="mb-4">
          <h1 className="text-h1">Test Auth</h1>
          <p className="mt-2 text-fg-muted">What this browser keeps of the session, and what a call makes of it.</p>
        </div>
        <SessionCheck path={feedbackPath} />
        <FeedbackCall path={feedbackPath} />
      </div>
    </PublicPage>
  </MarketingLayout>
);
