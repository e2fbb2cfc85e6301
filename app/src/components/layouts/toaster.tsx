import { useAtomValue } from "jotai";
import { ToastArea, ToastCard } from "@/components/ui/toast";
import { delays, toastRules } from "@/config/figures";
import { dismissToast, toastsAtom } from "@/lib/toasts";

/** Shows the toasts of `lib/toasts.ts`. */
export const Toaster = () => {
  const toasts = useAtomValue(toastsAtom);
  return (
    <ToastArea duration={delays.toast} {...toastRules}>
      {toasts.map(({ id, open, tone, title, description, note, duration, copies, action }) => (
        <ToastCard
          key={id}
          open={open}
          onOpenChange={(next) => {
            if (!next) dismissToast(id, delays.toastRemoval);
          }}
          tone={tone}
          title={title}
          description={description}
          note={note}
          duration={duration}
          copies={copies}
          action={action}
        />
      ))}
    </ToastArea>
  );
};
