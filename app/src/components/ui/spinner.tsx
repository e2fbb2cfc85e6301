import { LoaderCircle } from "lucide-react";
import { cn } from "@/components/ui/cn";

/** A turning ring, decorative; the words beside it say what is going on. */
export const Spinner = ({ className }: { className?: string }) => (
  <LoaderCircle aria-hidden className={cn("size-4 animate-spin", className)} />
);
