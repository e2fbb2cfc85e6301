import type { ReactNode } from "react";
import { Link } from "react-router";
import { SkipLink } from "@/components/layouts/skip-link";
import { ThemeToggle } from "@/components/layouts/theme-toggle";
import { buttonStyles } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { productName, tagline } from "@/config/constants";
import { paths } from "@/config/paths";
import { useIsHydrated } from "@/lib/hydrated";
import { useSession } from "@/lib/session";

/** Frame of the public screens. */
export const MarketingLayout = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const isSignedIn = useIsHydrated() && session !== null;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex h-16 w-full max-w-content items-center justify-between gap-2 px-4 3xl:max-w-content-wide sm:h-20 sm:px-6 lg:px-8">
        <Link to={paths.home} aria-label={`${productName}, home`} className="flex rounded-control">
          <Logo />
        </Link>
        <nav aria-label="Site" className="flex items-center gap-1">
          <ThemeToggle look="label" className="max-sm:size-10 max-sm:px-0" />
          {isSignedIn ? null : (
            <Link to={paths.signIn} className={buttonStyles({ variant: "outline" })}>
              Sign In
            </Link>
          )}
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <footer className="border-line border-t">
        <p className="mx-auto w-full max-w-content px-4 py-6 3xl:max-w-content-wide text-fg-muted text-small sm:px-6 lg:px-8">
          {productName}: {tagline}. Free software under the AGPL.
        </p>
      </footer>
    </div>
  );
};
