import QRCode from 'qrcode';

/** The modules of a QR code, row by row, `true` where dark. Level M survives a photocopy and a crease. */
export function qrMatrix(text: string): boolean[][] {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  return Array.from({ length: size }, (_, row) => Array.from(data.subarray(row * size, (row + 1) * size), Boolean));
}
