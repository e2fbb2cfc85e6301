import type { MouseEvent } from "react";
import type { NavLinkProps } from "react-router";
import { Link, NavLink, useLocation, useNavigate } from "react-router";
import { useHasScreen } from "@/components/ui/has-screen";

interface ScreenLinkProps extends NavLinkProps {
  to: string;
  /** Where it leads while no screen stands at `to`; without one it then leads nowhere. */
  standIn?: string;
  /** Another address at which it is marked as the present one. */
  alsoAt?: string | undefined;
}

/**
 * A link that the specification names, also where it names an address without a screen (Spec §2.1): a click leads to what
 * stands in for it, or stays where one is.
 */
export const ScreenLink = ({ to, standIn, alsoAt, onClick, ...rest }: ScreenLinkProps) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hasScreen = useHasScreen();
  if (alsoAt === pathname) {
    const shown = { isActive: true, isPending: false, isTransitioning: false };
    const { className, children, style: _, end: __, caseSensitive: ___, ...link } = rest;
    return (
      <Link
        to={to}
        aria-current="true"
        className={typeof className === "function" ? className(shown) : className}
        {...(onClick === undefined ? {} : { onClick })}
        {...link}
      >
        {typeof children === "function" ? children(shown) : children}
      </Link>
    );
  }
  if (hasScreen(to)) return <NavLink to={to} {...(onClick === undefined ? {} : { onClick })} {...rest} />;
  const lead = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    if (standIn === undefined) return;
    onClick?.(event);
    navigate(standIn);
  };
  return <NavLink to={to} onClick={lead} {...(standIn === undefined ? { "aria-disabled": true } : {})} {...rest} />;
};
