import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jsQR from 'jsqr';
import { qrMatrix } from '../../platform/documents/qr.ts';
import { receiptPdf } from './receipt.pdf.ts';
import { receiptRecord } from './receipt-record.ts';

const line = {
  amountCents: 50100,
  coveredFeeCents: 0,
  taxClass: 'gift' as const,
  fairMarketValueCents: 0,
  benefit: null,
  propertyDescription: null,
};
const record = receiptRecord({
  number: 'SKT-2026-004171',
  temple: {
    legalName: 'Sri Kamakshi Temple of Edison, Inc.',
    displayName: 'Sri Kamakshi Temple',
    address: '118 Plainfield Road, Edison, NJ 08820',
    ein: '22-5550147',
  },
  donorName: 'Meera Raghunathan श्री',
  receivedOn: '2026-11-20',
  issuedOn: '2026-11-20',
  method: 'Visa ending 4242',
  taxPolicyVersion: 1,
  replaces: null,
  acknowledgmentOnly: null,
  lines: [{ ...line, fund: 'Annadanam' }],
});
const verifyUrl = 'http://localhost:3000/verify-receipt/abcdefghijklmnopqrstuv';
const paper = { record, digest: '9f2c41ab07d3e81c'.repeat(4), verifyUrl, issuedAt: new Date('2026-11-20T15:14:00Z') };

it('prints what the law asks for, in an embedded font that sets Devanagari', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'receipt-')), 'receipt.pdf');
  writeFileSync(file, await receiptPdf(paper));
  const text = execFileSync('pdftotext', ['-layout', file, '-']).toString();
  for (const words of [
    'Sri Kamakshi Temple of Edison, Inc.',
    'EIN 22-5550147',
    'SKT-2026-004171',
    'November 20, 2026',
    '$501.00',
    'no goods or services',
    'श्री',
  ]) {
    expect(text).toContain(words);
  }
  const fonts = execFileSync('pdffonts', [file]).toString();
  expect(fonts).toContain('NotoSans');
  expect(fonts).not.toMatch(/Helvetica/);
});

it('is the same file each time', async () => {
  expect((await receiptPdf(paper)).equals(await receiptPdf(paper))).toBe(true);
});

it('carries a QR code that a reader turns back into the address', () => {
  const rows = qrMatrix(verifyUrl);
  const scale = 4;
  const side = (rows.length + 8) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  rows.forEach((row, r) => {
    row.forEach((dark, c) => {
      if (!dark) return;
      for (let y = 0; y < scale; y++) {
        for (let x = 0; x < scale; x++)
          pixels.fill(
            0,
            (((r + 4) * scale + y) * side + (c + 4) * scale + x) * 4,
            (((r + 4) * scale + y) * side + (c + 4) * scale + x) * 4 + 3,
          );
      }
    });
  });
  expect(jsQR(pixels, side, side)?.data).toBe(verifyUrl);
});
