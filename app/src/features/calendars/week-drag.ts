import type { PointerEvent as ReactPointerEvent, RefObject } from "react";
import { useEffect, useRef } from "react";
import type { WeekBlock, WeekEntry, WeekGrid } from "@/features/calendars/week";
import type { Core } from "@/lib/core";
import { useCore } from "@/lib/core";

/** One way for pointer and keys: take a lesson, lead it, put it down or back. */
export interface MoveHandlers {
  onTake: (id: string) => void;
  /** To a day and a time of day, `HH:mm`. */
  onPlace: (date: string, time: string) => void;
  /** By an arrow key. */
  onStep: (key: string) => void;
  onDrop: () => void;
  onPutBack: () => void;
}

interface Point {
  clientX: number;
  clientY: number;
}

/** The day and minute at a point of a day's column, whose upper edge is the first hour. */
export const placeAt = (column: HTMLElement, { clientY }: Point, grid: WeekGrid, firstHour = grid.firstHour) => {
  const { top, height } = column.getBoundingClientRect();
  const minutes = 60 * (grid.lastHour - grid.firstHour);
  const date = column.dataset.day;
  if (date === undefined || height === 0) return null;
  return { date, minute: 60 * firstHour + ((clientY - top) / height) * minutes };
};

/** The day and minute at a point beside or over the week; a point beside it counts for the nearest day. */
const placeIn = (body: HTMLElement, point: Point, grid: WeekGrid, firstHour = grid.firstHour) => {
  const columns = [...body.querySelectorAll<HTMLElement>("[data-day]")].filter(({ offsetWidth }) => offsetWidth > 0);
  const found = columns.find((column) => point.clientX < column.getBoundingClientRect().right) ?? columns.at(-1);
  return found === undefined ? null : placeAt(found, point, grid, firstHour);
};

/** px that a pointer goes before a press is a drag. */
const slack = 4;

interface Press {
  id: string;
  /** Where it was pressed. */
  at: Point;
  /** Minutes from the lesson's start to there. */
  grip: number;
  isDragging: boolean;
  /** The first hour on screen then: a lesson that is led before it shows earlier hours, which move under the pointer. */
  firstHour: number;
  end: () => void;
}

/**
 * Dragging by mouse or pen; a finger scrolls. The window is listened to, as the lesson moves under the pointer.
 * Gives what begins it, and whether the click that follows belongs to it.
 */
export const useWeekDrag = (body: RefObject<HTMLElement | null>, grid: WeekGrid, handlers: MoveHandlers) => {
  const core = useCore();
  const latest = useRef({ grid, handlers, core });
  const press = useRef<Press>(undefined);
  const hasDragged = useRef(false);
  useEffect(() => {
    latest.current = { grid, handlers, core };
  });
  useEffect(() => () => press.current?.end(), []);

  const begin = (event: ReactPointerEvent, entry: WeekEntry, block: WeekBlock) => {
    hasDragged.current = false;
    const { button, pointerType, clientX, clientY } = event;
    const start = body.current === null ? null : placeIn(body.current, event, grid);
    if (button !== 0 || pointerType === "touch" || !entry.canMove || start === null) return;
    press.current?.end();
    const listeners = new AbortController();
    const { signal } = listeners;
    press.current = {
      id: entry.id,
      at: { clientX, clientY },
      grip: start.minute - block.from,
      isDragging: false,
      firstHour: grid.firstHour,
      end: () => listeners.abort(),
    };
    const finish = (how: "onDrop" | "onPutBack") => () => {
      const isDragging = press.current?.isDragging ?? false;
      press.current?.end();
      press.current = undefined;
      hasDragged.current = isDragging;
      if (isDragging) latest.current.handlers[how]();
    };
    const putBack = finish("onPutBack");
    window.addEventListener("pointermove", (moved) => follow(body.current, press.current, moved, latest.current), {
      signal,
    });
    window.addEventListener("pointerup", finish("onDrop"), { signal });
    window.addEventListener("pointercancel", putBack, { signal });
    window.addEventListener("blur", putBack, { signal });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && putBack(), { signal });
  };

  return { begin, hasDragged };
};

interface Latest {
  grid: WeekGrid;
  handlers: MoveHandlers;
  core: Core;
}

const follow = (body: HTMLElement | null, press: Press | undefined, moved: PointerEvent, now: Latest) => {
  if (body === null || press === undefined) return;
  const { clientX, clientY } = press.at;
  if (!press.isDragging) {
    if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < slack) return;
    press.isDragging = true;
    now.handlers.onTake(press.id);
  }
  const place = placeIn(body, moved, now.grid, press.firstHour);
  if (place !== null) now.handlers.onPlace(place.date, now.core.nearestQuarter(place.minute - press.grip));
};
