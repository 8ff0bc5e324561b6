import { type RefObject, useEffect, useRef, useState } from 'react';
import { codeReader } from './code-reader.ts';

/** Why there is no picture: not allowed, no camera, or not possible in this browser. */
export type CameraTrouble = 'denied' | 'missing';
/** Between two looks at the picture. */
const LOOK_MS = 120;
/** The same code in front of the camera is one scan; after this it is another. */
const SAME_CODE_MS = 4_000;

export interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  trouble: CameraTrouble | undefined;
}

/** Shows the back camera while `isOn`, and reports each code it sees once. */
export function useCamera(isOn: boolean, onCode: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const report = useRef(onCode);
  report.current = onCode;
  const [trouble, setTrouble] = useState<CameraTrouble>();
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    setTrouble(undefined);
    start(video, (text) => report.current(text)).then(
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

async function start(video: RefObject<HTMLVideoElement | null>, onCode: (text: string) => void): Promise<() => void> {
  if (!navigator.mediaDevices) throw new Error('No camera here.');
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  const shown = video.current;
  if (!shown) return end;
  shown.srcObject = stream;
  await shown.play();
  const stopReading = await keepReading(shown, onCode);
  return () => {
    stopReading();
    end();
  };
}

async function keepReading(video: HTMLVideoElement, onCode: (text: string) => void): Promise<() => void> {
  const read = await codeReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let last = { text: '', atMs: 0 };
  const look = async () => {
    const text = await read(video).catch(() => undefined);
    if (isOver) return;
    const nowMs = Date.now();
    if (text) {
      if (text !== last.text || nowMs - last.atMs > SAME_CODE_MS) onCode(text);
      last = { text, atMs: nowMs };
    }
    timer = setTimeout(look, LOOK_MS);
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

const troubleOf = (error: unknown): CameraTrouble =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing';
