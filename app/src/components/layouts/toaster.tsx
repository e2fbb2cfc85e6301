import { useAtomValue } from "jotai";
import { ToastArea, ToastCard } from "@/components/ui/toast";
import { toastDuration } from "@/config/constants";
import { dismissToast, toastsAtom } from "@/lib/toasts";

/** Shows the toasts of `lib/toasts.ts`. */
export const Toaster = () => {
  const toasts = useAtomValue(toastsAtom);
  return (
    <ToastArea duration={toastDuration}>
      {toasts.map(({ id, open, tone, title, description, duration, copies }) => (
        <ToastCard
          key={id}
          open={open}
          onOpenChange={(next) => {
            if (!next) dismissToast(id);
          }}
          tone={tone}
          title={title}
          description={description}
          duration={duration}
          copies={copies}
        />
      ))}
    </ToastArea>
  );
};
