import type { ReactNode } from "react";
import { Link } from "react-router";
import { SkipLink } from "@/components/layouts/skip-link";
import { ThemeToggle } from "@/components/layouts/theme-toggle";
import { CrescendoArt } from "@/components/ui/crescendo-art";
import { Logo } from "@/components/ui/logo";
import { tagline } from "@/config/constants";
import { paths } from "@/config/paths";
import { site } from "@/config/site";

interface AuthLayoutProps {
  /** The screen's name: its h1 and the title of the document. */
  title: string;
  summary?: ReactNode;
  children: ReactNode;
}

/** Frame of the account screens: a form of at most 400 at the left, from 1024 the hairpin panel at the right. */
export const AuthLayout = ({ title, summary, children }: AuthLayoutProps) => (
  <div className="flex min-h-dvh">
    <SkipLink />
    <title>{`${title} - ${site.name}`}</title>
    <div className="flex min-w-0 flex-1 flex-col">
      <header className="flex h-16 items-center justify-between px-4 sm:h-20 sm:px-8">
        <Link to={paths.home} aria-label={`${site.name}, home`} className="flex min-w-0 rounded-control">
          <Logo />
        </Link>
        <ThemeToggle look="compact" className="max-sm:-mr-2 max-sm:size-10 max-sm:px-0" />
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 justify-center px-4 pt-6 pb-16 sm:items-center sm:pt-0">
        <div className="w-full max-w-[400px]">
          <h1 className="text-h1">{title}</h1>
          {summary === undefined ? null : <p className="mt-2 text-fg-muted">{summary}</p>}
          <div className="mt-8">{children}</div>
        </div>
      </main>
    </div>
    <aside
      aria-hidden
      className="sticky top-0 flex h-dvh w-[46%] max-w-[760px] flex-col justify-between overflow-hidden bg-feature p-12 text-feature-fg max-lg:hidden"
    >
      <CrescendoArt className="my-auto w-full" />
      <p className="max-w-[18ch] font-display text-h1 first-letter:uppercase">{tagline}</p>
    </aside>
  </div>
);
