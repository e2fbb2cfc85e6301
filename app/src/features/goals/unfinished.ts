import { createContext, use, useEffect, useEffectEvent, useState } from "react";

/** Says whether what is typed in a box does not count yet, and shows there why. */
type Box = () => boolean;

/** The boxes beside the fields of a form, whose text counts only once it is taken. */
export const UnfinishedBoxes = createContext<Set<Box>>(new Set());

/** The boxes of one form, and whether there is one that is not finished. */
export const useUnfinishedBoxes = () => {
  const [boxes] = useState(() => new Set<Box>());
  return { boxes, isUnfinished: () => [...boxes].filter((isOpen) => isOpen()).length > 0 };
};

/** Makes a box one of its form's. */
export const useUnfinishedBox = (isOpen: Box) => {
  const boxes = use(UnfinishedBoxes);
  const tell = useEffectEvent(isOpen);
  useEffect(() => {
    const box = () => tell();
    boxes.add(box);
    return () => void boxes.delete(box);
  }, [boxes]);
};
