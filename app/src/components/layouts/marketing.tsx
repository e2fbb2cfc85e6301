import type { ReactNode } from "react";
import { Link } from "react-router";
import { SkipLink } from "@/components/layouts/skip-link";
import { ThemeToggle } from "@/components/layouts/theme-toggle";
import { buttonStyles } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Logo } from "@/components/ui/logo";
import { productName, tagline } from "@/config/constants";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { useIsSignedIn } from "@/lib/signed-in";

const width = "mx-auto w-full max-w-content px-4 3xl:max-w-content-wide sm:px-6 lg:px-8";

/** Its words alone would tell a search engine nothing. */
const LearnMoreLink = ({ className }: { className: string }) => (
  <Link to={paths.learnMore} className={className}>
    Learn More<span className="sr-only"> about {productName}</span>
  </Link>
);

/** Frame of the public screens. */
export const MarketingLayout = ({ children }: { children: ReactNode }) => {
  const isSignedIn = useIsSignedIn();
  const quiet = cn(buttonStyles({ variant: "ghost" }), "max-md:hidden");
  const footLink =
    "inline-flex min-h-6 items-center font-medium text-fg underline-offset-4 hover:underline pointer-coarse:min-h-11";
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className={cn(width, "flex h-16 items-center justify-between gap-2 sm:h-20")}>
        <Link to={paths.home} aria-label={`${site.name}, home`} className="flex min-w-0 rounded-control">
          <Logo />
        </Link>
        <nav aria-label="Site" className="flex shrink-0 items-center gap-1">
          {site.hasSchoolPages ? null : (
            <>
              <LearnMoreLink className={quiet} />
              <Link to={paths.demo} className={quiet}>
                Demo
              </Link>
            </>
          )}
          <ThemeToggle look="label" className="max-sm:size-10 max-sm:px-0" />
          <Link
            to={isSignedIn ? paths.dashboard : paths.signIn}
            className={cn(buttonStyles({ variant: "outline" }), "md:ml-2")}
          >
            {isSignedIn ? "Dashboard" : "Sign In"}
          </Link>
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <footer className="border-line border-t">
        <div
          className={cn(
            width,
            "flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-6 text-fg-muted text-small",
          )}
        >
          <p>
            {site.hasSchoolPages ? `Made with ${productName}, free` : `${productName}: ${tagline}. Free`} software under
            the AGPL.
          </p>
          {site.hasSchoolPages ? null : (
            <nav aria-label="More" className="flex flex-wrap gap-x-6 gap-y-1">
              <LearnMoreLink className={footLink} />
              <Link to={paths.demo} className={footLink}>
                Schedule Demo
              </Link>
            </nav>
          )}
        </div>
      </footer>
    </div>
  );
};

const titleOf = (title: string | undefined) => {
  if (title !== undefined) return `${title} - ${site.name}`;
  return site.hasSchoolPages ? site.name : `${productName}: ${tagline}`;
};

interface PublicPageProps {
  /** Name of the page in the browser's tab; the landing page has the tagline instead, a school's front page its name alone. */
  title?: string;
  /** What a search engine says of the page. Without one the page is not to be listed. */
  description?: string;
  children: ReactNode;
}

/** A public page below its header: sections with room between them, and what others are told of it. */
export const PublicPage = ({ title, description, children }: PublicPageProps) => (
  <div className="mx-auto flex w-full max-w-content flex-col gap-16 3xl:max-w-content-wide px-4 pb-16 sm:px-6 sm:pb-24 lg:gap-24 lg:px-8">
    <title>{titleOf(title)}</title>
    {description === undefined ? (
      <meta name="robots" content="noindex" />
    ) : (
      <meta name="description" content={description} />
    )}
    {children}
  </div>
);
