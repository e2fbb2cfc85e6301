import type { MouseEvent } from "react";
import type { NavLinkProps } from "react-router";
import { NavLink, useNavigate } from "react-router";
import { useHasScreen } from "@/components/ui/has-screen";

interface ScreenLinkProps extends NavLinkProps {
  to: string;
  /** Where it leads while no screen stands at `to`; without one it then leads nowhere. */
  standIn?: string;
}

/**
 * A link that the specification names, also where it names an address without a screen (Spec §2.1): a click leads to what
 * stands in for it, or stays where one is.
 */
export const ScreenLink = ({ to, standIn, onClick, ...rest }: ScreenLinkProps) => {
  const navigate = useNavigate();
  const hasScreen = useHasScreen();
  if (hasScreen(to)) return <NavLink to={to} {...(onClick === undefined ? {} : { onClick })} {...rest} />;
  const lead = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    if (standIn === undefined) return;
    onClick?.(event);
    navigate(standIn);
  };
  return <NavLink to={to} onClick={lead} {...(standIn === undefined ? { "aria-disabled": true } : {})} {...rest} />;
};
