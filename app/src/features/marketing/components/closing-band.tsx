import { Link } from "react-router";
import { buttonStyles } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { WayIn } from "@/features/marketing/components/way-in";

/** The last word of a public page; a final barline ends it, as it ends a piece. */
export const ClosingBand = () => (
  <section
    aria-labelledby="closing-title"
    className="relative flex flex-col gap-8 overflow-hidden rounded-dialog bg-feature py-12 pr-14 pl-6 text-feature-fg sm:py-16 sm:pr-20 sm:pl-12 lg:flex-row lg:items-center lg:justify-between"
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
      <WayIn label="Start Free Trial" variant="onFeature" />
      <Link to={paths.demo} className={buttonStyles({ variant: "onFeatureOutline", size: "lg" })}>
        Schedule Demo
      </Link>
    </div>
    <span aria-hidden className="absolute inset-y-0 right-6 w-0.5 bg-feature-fg/30 sm:right-8" />
    <span aria-hidden className="absolute inset-y-0 right-0 w-4 bg-feature-fg/30 sm:w-5" />
  </section>
);
