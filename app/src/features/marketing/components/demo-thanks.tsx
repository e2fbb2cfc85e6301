import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { buttonStyles } from "@/components/ui/button";
import { Hairpin } from "@/components/ui/hairpin";
import { productName } from "@/config/constants";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import type { DemoRequest } from "@/features/marketing/demo-request";

const steps = ({ email, preferredTime, timezone }: DemoRequest) => {
  const zone = timezone === "" || timezone === "other" ? "" : ` (${timezone})`;
  return [
    { title: "Your request is kept in this browser", text: "Nobody has been told of it: this page sends nothing." },
    {
      title: "You ask for the demo",
      text: `Write to whoever runs this ${productName}, and say that they reach you at ${email}.`,
    },
    {
      title: `You see ${productName} at work`,
      text:
        preferredTime === "" ? "At a time that suits you both." : `At your preferred time: ${preferredTime}${zone}.`,
    },
  ];
};

/** What comes after the demo form: thanks, three steps, two ways on (Spec §2.2). */
export const DemoThanks = ({ sent }: { sent: DemoRequest }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center pt-12 sm:pt-16">
      <title>{`Thank You - ${site.name}`}</title>
      <Hairpin />
      <h1 ref={heading} tabIndex={-1} className="mt-6 text-center text-h1">
        Thank you, <bdi className="wrap-anywhere">{sent.name.trim()}</bdi>
      </h1>
      <p className="mt-3 text-center text-fg-muted text-lead">This is what happens next.</p>
      <ol className="mt-10 flex w-full flex-col gap-6 rounded-card border border-line bg-surface p-5 sm:p-8">
        {steps(sent).map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden
              className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-soft font-semibold text-primary-soft-fg tabular-nums"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <h2 className="font-sans font-semibold text-body">{title}</h2>
              <p className="wrap-anywhere text-fg-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">
        <Link to={paths.home} className={buttonStyles({ variant: "primary", size: "lg" })}>
          Go to Home
        </Link>
        <Link to={paths.learnMore} className={buttonStyles({ variant: "outline", size: "lg" })}>
          Learn More<span className="sr-only"> about {productName}</span>
        </Link>
      </div>
    </div>
  );
};
