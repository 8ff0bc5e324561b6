import QRCode from 'qrcode';

/** A QR code as an SVG in a `data:` URL, for a page. */
export const qrSvgAddress = async (text: string): Promise<string> =>
  `data:image/svg+xml;base64,${Buffer.from(await QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M' })).toString('base64')}`;

/** A QR code's modules, row by row, `true` where dark. Level M survives a photocopy and a crease. */
export function qrMatrix(text: string): boolean[][] {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  return Array.from({ length: size }, (_, row) => Array.from(data.subarray(row * size, (row + 1) * size), Boolean));
}
