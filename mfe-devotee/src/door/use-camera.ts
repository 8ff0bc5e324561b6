import { type RefObject, useEffect, useRef, useState } from 'react';
import { codeReader } from './code-reader.ts';

/** Why there is no picture: not allowed, no camera, or not possible in this browser. */
export type CameraTrouble = 'denied' | 'missing';
/** Between two looks at the picture: as long as the last one took, so that a slow phone has half of its time for everything else. */
const REST_MS = { least: 10, most: 120 };
/** A code that wasn't seen for so long is gone; when it comes back, it is another scan. */
const GONE_MS = 1_000;

/** The code that was read last, and how long the camera has looked without seeing it since. */
interface LastCode {
  text: string;
  missedMs: number;
}

export interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  trouble: CameraTrouble | undefined;
}

/** Shows the back camera while `isOn`, and reports each code it sees once, also where the camera pauses while the code stays in front of it. */
export function useCamera(isOn: boolean, onCode: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const report = useRef(onCode);
  report.current = onCode;
  const last = useRef<LastCode>({ text: '', missedMs: 0 });
  const [trouble, setTrouble] = useState<CameraTrouble>();
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    setTrouble(undefined);
    start(video, last.current, (text) => report.current(text)).then(
      (end) => {
        stop = end;
        if (isOver) end();
      },
      (error: unknown) => {
        if (!isOver) setTrouble(troubleOf(error));
      },
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isOn]);
  return { video, trouble };
}

async function start(video: RefObject<HTMLVideoElement | null>, last: LastCode, onCode: (text: string) => void): Promise<() => void> {
  if (!navigator.mediaDevices) throw new Error('No camera here.');
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  const shown = video.current;
  if (!shown) return end;
  shown.srcObject = stream;
  await shown.play();
  const stopReading = await keepReading(shown, last, onCode);
  return () => {
    stopReading();
    end();
  };
}

/** A phone that stalls for longer hasn't looked away for longer. */
const LOOK_MOST_MS = 150;

async function keepReading(video: HTMLVideoElement, last: LastCode, onCode: (text: string) => void): Promise<() => void> {
  const read = await codeReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let lookedMs = performance.now();
  const look = async () => {
    if (isOver) return;
    const startMs = performance.now();
    const text = await read(video).catch(() => undefined);
    if (isOver) return;
    const endMs = performance.now();
    if (!text) last.missedMs += Math.min(endMs - lookedMs, LOOK_MOST_MS);
    else if (isNew(last, text)) onCode(text);
    lookedMs = endMs;
    timer = setTimeout(() => onNextFrame(video, look), Math.min(Math.max(endMs - startMs, REST_MS.least), REST_MS.most));
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Looks once the camera has another picture: where the browser can't tell, at once. */
function onNextFrame(video: HTMLVideoElement, look: () => Promise<void>): void {
  if (video.requestVideoFrameCallback) video.requestVideoFrameCallback(() => void look());
  else void look();
}

/** Notes what a look at the picture found, and whether it is a scan. */
function isNew(last: LastCode, text: string): boolean {
  const is = text !== last.text || last.missedMs >= GONE_MS;
  Object.assign(last, { text, missedMs: 0 });
  return is;
}

const troubleOf = (error: unknown): CameraTrouble =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing';
