import { Notice } from "@/components/ui/notice";
import { approvalNoticeId, useApprovalNews, useWaitsForApproval } from "@/lib/approval";

/** Above every screen of somebody whose account waits for an administrator. */
export const ApprovalNotice = () => {
  useApprovalNews();
  if (!useWaitsForApproval()) return null;
  return (
    <div id={approvalNoticeId} className="mb-6">
      <Notice tone="warning" role="status">
        An administrator of the school has to approve your account. Until then you cannot add students or schedule
        lessons. You get an email once it is approved.
      </Notice>
    </div>
  );
};
