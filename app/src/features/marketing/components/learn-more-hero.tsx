import { Link } from "react-router";
import { buttonStyles } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { NotesDrawing } from "@/features/marketing/components/drawings/notes-drawing";
import { Figures } from "@/features/marketing/components/figures";
import { WayIn } from "@/features/marketing/components/way-in";

/** Spec §9. */
const figures = [
  { value: "10,000+", label: "Students" },
  { value: "2,500+", label: "Educators" },
  { value: "98%", label: "Satisfaction" },
  { value: "40%", label: "Improvement" },
  { value: "99.9%", label: "Uptime" },
];

/** Top of /learn-more: what Reedling is, two ways on, five figures. */
export const LearnMoreHero = () => (
  <div>
    <section className="grid items-center gap-10 pt-8 pb-14 sm:pt-12 sm:pb-20 md:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] lg:gap-16">
      <div>
        <h1 className="text-hero">Learn More</h1>
        <p className="mt-6 max-w-[56ch] text-fg-muted text-lead">
          One place for lessons, notes and practice, shared by teacher, student and family. From the first lesson to the
          next exam.
        </p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
          <WayIn label="Start Free Trial" variant="primary" />
          <Link to={paths.demo} className={buttonStyles({ variant: "outline", size: "lg" })}>
            Schedule Demo
          </Link>
        </div>
        <p className="mt-4 text-fg-muted text-small">30-day free trial. No credit card required.</p>
      </div>
      <NotesDrawing />
    </section>
    <Figures title="Reedling in figures" figures={figures} className="max-md:*:last:col-span-2 md:grid-cols-5" />
  </div>
);
