import type { ComponentType } from "react";
import { useEffect, useReducer } from "react";
import { networkText } from "@/lib/api";
import { showToast } from "@/lib/toasts";

type Load = () => Promise<unknown>;

const parts = new Set<Load>();

/**
 * A part of a screen that is not there at first, such as a dialog: its code comes once the page has nothing else to do, or
 * when it is wanted. Where it does not come a message says so, and `close` takes the wish back.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): ComponentType<Props> => {
  let Part: ComponentType<Props> | undefined;
  const prepare = async () => {
    Part ??= await load();
  };
  parts.add(prepare);
  return (props) => {
    const [, drawAgain] = useReducer((turn: number) => turn + 1, 0);
    const isThere = Part !== undefined;
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once; what to close does not change meanwhile.
    useEffect(() => {
      if (isThere) return;
      let isWanted = true;
      prepare().then(
        () => isWanted && drawAgain(),
        () => {
          if (!isWanted) return;
          showToast({ tone: "error", title: networkText });
          close(props);
        },
      );
      return () => {
        isWanted = false;
      };
    }, [isThere]);
    return Part === undefined ? null : <Part {...props} />;
  };
};

/** Fetches the code of all parts of the screens that are there; what does not come is tried again when it is wanted. */
export const prepareParts = (): Promise<unknown> => Promise.allSettled([...parts].map((prepare) => prepare()));
