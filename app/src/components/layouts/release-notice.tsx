import { useState } from "react";
import { Button } from "@/components/ui/button";
import { productName } from "@/config/constants";

/** Offers to reload a page that is older than the server. It never does so by itself: something may be half typed. */
export const ReleaseNotice = () => {
  const [isPutOff, setPutOff] = useState(false);
  if (isPutOff) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-20 z-40 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-card border border-line-strong bg-raised px-4 py-3 shadow-popover md:bottom-6 print:hidden"
    >
      <p className="text-small">
        <span className="font-semibold">{productName} was updated.</span> Save what you are typing, then reload the
        page.
      </p>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button size="sm" onClick={() => setPutOff(true)}>
          Later
        </Button>
        <Button size="sm" variant="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </div>
    </div>
  );
};
