import { Moon, Sun } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useIsHydrated } from "@/lib/hydrated";
import { chooseTheme, useTheme } from "@/lib/theme";

interface ThemeToggleProps extends Omit<ComponentProps<typeof Button>, "children" | "onClick" | "variant"> {
  /** `label`: icon and text (the text only from 640); `compact`: the same, smaller; `icon`: a square. */
  look?: "label" | "compact" | "icon";
}

const sizes = { label: "md", compact: "sm", icon: "icon" } as const;

/** Flips between light and dark. The text names the mode that it will switch to (Spec §1). */
export const ThemeToggle = ({ look = "label", ...rest }: ThemeToggleProps) => {
  const theme = useTheme();
  const isDark = useIsHydrated() && theme === "dark";
  const icon = "col-start-1 row-start-1 transition-[opacity,rotate] duration-200";
  return (
    <Button
      {...rest}
      variant="ghost"
      size={sizes[look]}
      aria-label={isDark ? "Switch to light mode" : "Switch to dark mode"}
      onClick={() => chooseTheme(isDark ? "light" : "dark")}
    >
      <span aria-hidden className="grid">
        <Sun className={cn(icon, isDark ? "rotate-0 opacity-100" : "rotate-90 opacity-0")} />
        <Moon className={cn(icon, isDark ? "-rotate-90 opacity-0" : "rotate-0 opacity-100")} />
      </span>
      {look === "icon" ? null : (
        <span aria-hidden className="max-sm:hidden">
          {isDark ? "Light Mode" : "Dark Mode"}
        </span>
      )}
    </Button>
  );
};
