import type { Page } from "@playwright/test";

/** What a page has sounded: when each click began, in seconds of the sound's own clock, and how often it was closed. */
interface Recording {
  onsets: number[];
  closed: number;
}

/** Runs within the sound itself, so that a busy page loses no sample: tells each loud sample that follows a silence. */
const listener = `
registerProcessor("onsets", class extends AudioWorkletProcessor {
  // A click under way when the listening begins is not one that began.
  quiet = 0;
  process([[heard]]) {
    for (let at = 0; at < 128; at += 1) {
      if (Math.abs(heard?.[at] ?? 0) > 0.5) {
        if (this.quiet > 4000) this.port.postMessage((currentFrame + at) / sampleRate);
        this.quiet = 0;
      } else this.quiet += 1;
    }
    return true;
  }
});`;

const record = (script: string) => {
  const module = `data:text/javascript,${encodeURIComponent(script)}`;
  const recording: Recording = { onsets: [], closed: 0 };
  Object.assign(window, { recording });
  const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
  const listen = async (source: AudioNode) => {
    await source.context.audioWorklet.addModule(module);
    const node = new AudioWorkletNode(source.context, "onsets");
    node.port.onmessage = ({ data }) => recording.onsets.push(data);
    connect.call(source, node);
    // Only what leads to the destination is computed; it hands on silence.
    connect.call(node, source.context.destination);
  };
  AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
    // A context that is closed before it listens has nothing to tell.
    if (this instanceof AudioBufferSourceNode) listen(this).catch(() => undefined);
    return connect.call(this, to);
  } as typeof AudioNode.prototype.connect;
  const close = AudioContext.prototype.close;
  AudioContext.prototype.close = function () {
    recording.closed += 1;
    return close.call(this);
  };
};

const recorded = (page: Page): Promise<Recording> =>
  page.evaluate(() => (window as unknown as { recording: Recording }).recording);

/** Listens to the buffers that pages loaded from now on play; needs `bypassCSP`. */
export const recordSound = async (page: Page): Promise<void> => {
  await page.addInitScript(record, listener);
};

/** When each click began, in seconds. */
export const soundOnsets = async (page: Page): Promise<number[]> => (await recorded(page)).onsets;

/** How many contexts of sound were closed. */
export const closedContexts = async (page: Page): Promise<number> => (await recorded(page)).closed;
