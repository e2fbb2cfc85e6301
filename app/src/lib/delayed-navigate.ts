import { useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router";

/** Goes to a path after so many ms, unless the screen is left before; `replace` leaves no way back to this screen. */
export const useDelayedNavigate = () => {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (path: string, delayMs: number, options: { replace?: boolean } = {}) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void navigate(path, options), delayMs);
    },
    [navigate],
  );
};
