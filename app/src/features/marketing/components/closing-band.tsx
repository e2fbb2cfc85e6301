import { Link } from "react-router";
import { buttonStyles } from "@/components/ui/button";
import { paths } from "@/config/paths";

/** The last word of the landing page. */
export const ClosingBand = () => (
  <section
    aria-labelledby="closing-title"
    className="flex flex-col gap-8 rounded-dialog bg-feature px-6 py-12 text-feature-fg sm:px-12 sm:py-16 lg:flex-row lg:items-center lg:justify-between"
  >
    <div>
      <h2 id="closing-title" className="text-h1">
        Hear the difference in a week
      </h2>
      <p className="mt-3 max-w-[52ch] text-lead">
        Try everything free for 30 days, no credit card required. Prefer a tour? Book a demo and we'll contact you
        within 24 hours.
      </p>
    </div>
    <div className="flex shrink-0 flex-wrap gap-3 max-sm:flex-col">
      <Link to={paths.register} className={buttonStyles({ variant: "onFeature", size: "lg" })}>
        Start Free Trial
      </Link>
      <Link to={paths.demo} className={buttonStyles({ variant: "onFeatureOutline", size: "lg" })}>
        Schedule Demo
      </Link>
    </div>
  </section>
);
