import type { MARK } from './film.ts';

interface Watched {
  mark: typeof MARK;
  frameMs: number;
  /** Watches frames up to this number. */
  until: number;
}

declare global {
  /** When the camera of the page's video showed its first frame, by the page's clock, in ms: as the least delayed of the watched ones says. */
  var firstFrame: (watched: Watched) => Promise<number>;
}

/** For the start of a page: lets it read the numbers of a film's frames. */
export function tellFrames() {
  globalThis.firstFrame = async ({ mark, frameMs, until }) => {
    const video = document.querySelector('video');
    const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
    if (!video || !context) throw new Error('No camera here.');
    let firstMs = Number.POSITIVE_INFINITY;
    for (let index = 0; index < until; ) {
      const { presentationTime } = await new Promise<VideoFrameCallbackMetadata>((resolve) =>
        video.requestVideoFrameCallback((_, frame) => resolve(frame)),
      );
      context.drawImage(video, 0, 0, mark.side, mark.side, 0, 0, 1, 1);
      const [red = 0] = context.getImageData(0, 0, 1, 1).data;
      // Black is 16 and white 235 in the film.
      index = Math.round((red * 219) / 255 / mark.step);
      firstMs = Math.min(firstMs, presentationTime - index * frameMs);
    }
    return firstMs;
  };
}
