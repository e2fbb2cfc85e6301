import { Link } from "react-router";
import { buttonStyles } from "@/components/ui/button";
import { CrescendoArt } from "@/components/ui/crescendo-art";
import { tagline } from "@/config/constants";
import { paths } from "@/config/paths";
import { WayIn } from "@/features/marketing/components/way-in";

/** Top of the landing page: the tagline, two ways on, and the drawing. */
export const Hero = () => (
  <section className="grid items-center gap-10 pt-8 pb-14 sm:pt-12 sm:pb-20 md:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] lg:gap-16">
    <div>
      <h1 className="max-w-[12ch] text-hero first-letter:uppercase">{tagline}</h1>
      <p className="mt-6 max-w-[46ch] text-fg-muted text-lead">
        Plan lessons, jot down what happened, and send every student home with a seven-day practice plan built from that
        lesson.
      </p>
      <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
        <WayIn label="Get Started Free" variant="primary" />
        <Link to={paths.learnMore} className={buttonStyles({ variant: "outline", size: "lg" })}>
          Learn More<span className="sr-only"> about Reedling</span>
        </Link>
      </div>
      <p className="mt-4 text-fg-muted text-small">30-day free trial. No credit card required.</p>
    </div>
    <CrescendoArt className="w-full max-w-xl text-primary max-md:mx-auto" />
  </section>
);
