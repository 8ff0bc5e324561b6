import { type RefObject, useEffect, useRef, useState } from 'react';
import { codeReader } from './code-reader.ts';

/** Why there is no picture: not allowed, no camera, or not possible in this browser. */
export type CameraTrouble = 'denied' | 'missing';
/** Between two looks at the picture. */
const LOOK_MS = 120;
/** A code that wasn't seen in so many looks is gone; when it comes back, it is another scan. */
const GONE_LOOKS = 8;

/** The code that was read last, and how often it wasn't there since. */
interface LastCode {
  text: string;
  missed: number;
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
  const last = useRef<LastCode>({ text: '', missed: 0 });
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

async function keepReading(video: HTMLVideoElement, last: LastCode, onCode: (text: string) => void): Promise<() => void> {
  const read = await codeReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const look = async () => {
    const text = await read(video).catch(() => undefined);
    if (isOver) return;
    if (!text) last.missed += 1;
    else if (isNew(last, text)) onCode(text);
    timer = setTimeout(look, LOOK_MS);
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Notes what a look at the picture found, and whether it is a scan. */
function isNew(last: LastCode, text: string): boolean {
  const is = text !== last.text || last.missed >= GONE_LOOKS;
  Object.assign(last, { text, missed: 0 });
  return is;
}

const troubleOf = (error: unknown): CameraTrouble =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing';
