import { Eye, EyeOff } from "lucide-react";
import type { ComponentProps } from "react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";
import { passwordRules } from "@/config/constants";

/** What the browser's own password is made by, where it makes one: not a part of HTML, but Safari reads it. */
const rulesOf = (autoComplete: string | undefined) =>
  autoComplete === "new-password" ? { passwordrules: passwordRules } : {};

/** A password box with a button that shows and hides what is typed. */
export const PasswordInput = ({ className, ...rest }: Omit<ComponentProps<"input">, "type">) => {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        autoCapitalize="none"
        spellCheck={false}
        {...rulesOf(rest.autoComplete)}
        {...rest}
        type={shown ? "text" : "password"}
        className={cn("pr-12", className)}
      />
      <Button
        variant="ghost"
        size="iconSmall"
        aria-label={shown ? "Hide password" : "Show password"}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-1 my-auto text-fg-muted"
      >
        <Icon aria-hidden />
      </Button>
    </div>
  );
};
