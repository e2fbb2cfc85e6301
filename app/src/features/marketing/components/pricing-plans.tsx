import { Link } from "react-router";
import { Badge } from "@/components/ui/badge";
import { buttonStyles } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { paths } from "@/config/paths";

interface Plan {
  name: string;
  audience: string;
  students: string;
  price: string;
  period?: string;
  isPopular?: boolean;
  action: { label: string; to: string };
}

const plans: Plan[] = [
  {
    name: "Starter",
    audience: "For private teachers",
    students: "Up to 25 students",
    price: "TBC",
    period: "monthly",
    action: { label: "Start Free Trial", to: paths.register },
  },
  {
    name: "Professional",
    audience: "For growing studios",
    students: "Up to 100 students",
    price: "TBC",
    period: "monthly",
    isPopular: true,
    action: { label: "Start Free Trial", to: paths.register },
  },
  {
    name: "Enterprise",
    audience: "For whole schools",
    students: "Unlimited students",
    price: "Custom",
    action: { label: "Schedule Demo", to: paths.demo },
  },
];

/** The three plans (Spec §9). */
export const PricingPlans = () => (
  <>
    <ul className="grid gap-4 lg:grid-cols-3">
      {plans.map(({ name, audience, students, price, period, isPopular = false, action }) => (
        <li
          key={name}
          className={cn(
            "flex flex-col rounded-card border bg-surface p-5 sm:p-6",
            isPopular ? "border-primary inset-ring inset-ring-primary" : "border-line",
          )}
        >
          <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
            <h3 className="font-display text-h2">{name}</h3>
            {isPopular ? <Badge color="green">Most Popular</Badge> : null}
          </div>
          <p className="mt-1 text-fg-muted">{audience}</p>
          <p className="mt-6 flex items-baseline gap-2">
            <span className="font-display text-stat">{price}</span>
            {period === undefined ? null : <span className="text-fg-muted">{period}</span>}
          </p>
          <p className="mt-1 font-semibold">{students}</p>
          <Link
            to={action.to}
            className={cn(buttonStyles({ variant: isPopular ? "primary" : "outline", size: "lg" }), "mt-8")}
          >
            {action.label}
            <span className="sr-only">, {name}</span>
          </Link>
        </li>
      ))}
    </ul>
    <p className="mt-6 max-w-measure text-fg-muted">
      Pricing details are coming soon. Until then, try everything free for 30 days, no credit card required.
    </p>
  </>
);
