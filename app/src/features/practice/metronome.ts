import { useEffect, useId, useSyncExternalStore } from "react";

/** Of how many beats the loop is made: rounded to whole samples, it leaves its tempo by less than 0.2 ms in a minute. */
const beatsInLoop = 16;

const click = { seconds: 0.03, hertz: 1200, loudness: 0.7 };

/** Some beats of a tempo as sound, which repeats without a seam. */
export const beatLoop = (context: BaseAudioContext, bpm: number): AudioBuffer => {
  const { sampleRate } = context;
  const beat = (60 * sampleRate) / bpm;
  const buffer = context.createBuffer(1, Math.round(beat * beatsInLoop), sampleRate);
  const sound = buffer.getChannelData(0);
  const length = Math.round(click.seconds * sampleRate);
  for (let index = 0; index < beatsInLoop; index += 1) {
    const start = Math.round(index * beat);
    for (let at = 0; at < length; at += 1) {
      const fade = (1 - at / length) ** 3;
      sound[start + at] = click.loudness * fade * Math.cos((2 * Math.PI * click.hertz * at) / sampleRate);
    }
  }
  return buffer;
};

interface Sounding {
  owner: string;
  context: AudioContext;
}

/** The one metronome that can be heard. */
let sounding: Sounding | null = null;
const listeners = new Set<() => void>();

const become = (next: Sounding | null) => {
  sounding = next;
  for (const listener of listeners) listener();
};

const stop = () => {
  const before = sounding;
  become(null);
  if (before !== null && before.context.state !== "closed") void before.context.close();
};

/** Repeats the loop on the clock of the sound itself: no timer is needed, which a background tab would slow. */
const start = (owner: string, bpm: number) => {
  stop();
  const context = new AudioContext();
  const source = context.createBufferSource();
  source.buffer = beatLoop(context, bpm);
  source.loop = true;
  source.connect(context.destination);
  source.start();
  become({ owner, context });
  // A telephone call or another app may take the sound away.
  let ran = context.state === "running";
  context.onstatechange = () => {
    if (context.state === "running") ran = true;
    else if (ran && sounding?.context === context) stop();
  };
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether this browser can sound a metronome. */
export const hasSound = (): boolean => typeof AudioContext !== "undefined";

/** A metronome of one tempo: starts on a click, silences any other, and falls silent when its screen is left. */
export const useMetronome = (bpm: number): { isOn: boolean; toggle: () => void } => {
  const id = useId();
  const isOn = useSyncExternalStore(subscribe, () => sounding?.owner === id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tempo is another metronome, so that the old one stops.
  useEffect(() => {
    const leave = () => {
      if (sounding?.owner === id) stop();
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [id, bpm]);
  return { isOn, toggle: () => (isOn ? stop() : start(id, bpm)) };
};
