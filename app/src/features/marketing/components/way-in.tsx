import type { VariantProps } from "class-variance-authority";
import { Link } from "react-router";
import { buttonStyles } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { useIsSignedIn } from "@/lib/signed-in";

interface WayInProps extends Pick<VariantProps<typeof buttonStyles>, "variant"> {
  /** What it says to whoever is not signed in. */
  label: "Get Started Free" | "Start Free Trial";
}

/** Leads a visitor to an account, and somebody signed in to their dashboard (Spec §2.2). */
export const WayIn = ({ label, variant }: WayInProps) => {
  const isSignedIn = useIsSignedIn();
  return (
    <Link to={isSignedIn ? paths.dashboard : paths.register} className={buttonStyles({ variant, size: "lg" })}>
      {isSignedIn ? "Go to Dashboard" : label}
    </Link>
  );
};
