import { Link } from "react-router";
import { buttonStyles } from "@/components/ui/button";
import { CrescendoArt } from "@/components/ui/crescendo-art";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { useIsSignedIn } from "@/lib/signed-in";

/** The school's own front page: its name, the way in, and where each kind of reader gets an account. */
export const SchoolFront = () => {
  const isSignedIn = useIsSignedIn();
  const link = "font-semibold text-primary underline underline-offset-4";
  return (
    <section className="grid items-center gap-10 pt-8 pb-14 sm:pt-12 sm:pb-20 md:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] lg:gap-16">
      <div className="min-w-0">
        <h1 data-school="" className="wrap-anywhere text-balance text-hero">
          {site.name}
        </h1>
        <p className="mt-6 max-w-[46ch] text-fg-muted text-lead">
          Your lessons, what to practise each day, and what your teacher wrote about it, in one place.
        </p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
          <Link
            to={isSignedIn ? paths.dashboard : paths.signIn}
            className={buttonStyles({ variant: "primary", size: "lg" })}
          >
            {isSignedIn ? "Go to Dashboard" : "Sign In"}
          </Link>
        </div>
        {isSignedIn ? null : (
          <div className="mt-6 flex max-w-[52ch] flex-col gap-2 text-body">
            <p>
              Student or parent? Your teacher or school makes your account. Ask them, or use{" "}
              <Link to={paths.forgotPassword} className={link}>
                Forgot Password
              </Link>
              .
            </p>
            <p>
              Do you teach here?{" "}
              <Link to={paths.register} className={link}>
                Create Account
              </Link>
            </p>
          </div>
        )}
      </div>
      <CrescendoArt className="w-full max-w-xl text-primary max-md:mx-auto" />
    </section>
  );
};
