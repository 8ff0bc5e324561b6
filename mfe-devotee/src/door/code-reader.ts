import decodeQR from 'qr/decode.js';

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
type DetectorClass = { new (options: { formats: readonly string[] }): Detector; getSupportedFormats(): Promise<readonly string[]> };

/** Reads the code in a camera's picture; undefined where there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The browser's own detector where it knows QR codes, otherwise a small decoder. */
export async function codeReader(): Promise<ReadCode> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = await Own?.getSupportedFormats().catch((): readonly string[] => []);
  return Own && formats?.includes('qr_code') ? detecting(new Own({ formats: ['qr_code'] })) : decoding();
}

const detecting =
  (detector: Detector): ReadCode =>
  async (video) =>
    (await detector.detect(video))[0]?.rawValue;

/** A picture this wide shows a code held at arm’s length, and is decoded quickly on an old phone. */
const WIDTH = 640;

function decoding(): ReadCode {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!context || video.videoWidth === 0) return undefined;
    canvas.width = Math.min(WIDTH, video.videoWidth);
    canvas.height = Math.round((video.videoHeight * canvas.width) / video.videoWidth);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    try {
      return decodeQR({ data, width, height });
    } catch {
      return undefined;
    }
  };
}
