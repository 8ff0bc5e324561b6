import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReceiptRecord } from '@sannidhi/contracts';
import jsQR from 'jsqr';
import { canonicalJson, sha256 } from '../../platform/documents/canonical-json.ts';
import { qrMatrix } from '../../platform/documents/qr.ts';
import { receiptPdf } from './receipt.pdf.ts';
import { type Receiptable, receiptRecord } from './receipt-record.ts';

const line = {
  amountCents: 50100,
  coveredFeeCents: 0,
  taxClass: 'gift' as const,
  fairMarketValueCents: 0,
  benefit: null,
  propertyDescription: null,
};
const facts: Receiptable = {
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
};
const record = receiptRecord(facts);
const verifyUrl = 'http://localhost:3000/verify-receipt/abcdefghijklmnopqrstuv';
const paper = { record, digest: '9f2c41ab07d3e81c'.repeat(4), verifyUrl, issuedAt: new Date('2026-11-20T15:14:00Z') };

async function fileOf(of: ReceiptRecord): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'receipt-')), 'receipt.pdf');
  writeFileSync(file, await receiptPdf({ ...paper, record: of }));
  return file;
}
const textOf = (file: string): string => execFileSync('pdftotext', ['-layout', file, '-']).toString();

it('prints what the law asks for, in an embedded font that sets Devanagari', async () => {
  const file = await fileOf(record);
  const text = textOf(file);
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

it.each([
  ['hi', 'दान की रसीद', '20 नवंबर 2026', 'चेक 1024', 'मंदिर ने कोई वस्तु या सेवा नहीं दी'],
  ['te', 'విరాళం రసీదు', '20 నవంబర్, 2026', 'చెక్కు 1024', 'ఆలయం ఎలాంటి వస్తువులు'],
  ['ta', 'நன்கொடை ரசீது', '20 நவம்பர், 2026', 'காசோலை 1024', 'கோயில் எந்தப் பொருளும்'],
  ['kn', 'ದೇಣಿಗೆ ರಸೀದಿ', 'ನವೆಂಬರ್ 20, 2026', 'ಚೆಕ್ 1024', 'ದೇವಸ್ಥಾನವು ಯಾವುದೇ ವಸ್ತು'],
  ['gu', 'દાનની રસીદ', '20 નવેમ્બર, 2026', 'ચેક 1024', 'મંદિરે કોઈ વસ્તુ'],
] as const)('is in the recipient’s language, the legal statement also in English: %s', async (language, ...words) => {
  const text = textOf(await fileOf(receiptRecord({ ...facts, method: 'Check 1024', language })));
  for (const said of [...words, 'The temple provided no goods or services in return for this contribution.']) expect(text).toContain(said);
  expect(text).not.toMatch(/Donation receipt|Date received|tax papers/);
});

it('is signed where the temple says who signs, in the recipient’s language', async () => {
  const signer = { name: 'Lakshmi Iyer', title: 'Treasurer' };
  expect(textOf(await fileOf(receiptRecord({ ...facts, signer })))).toMatch(/Signed for the temple\s+Lakshmi Iyer\s+Treasurer/);
  expect(textOf(await fileOf(receiptRecord({ ...facts, signer, language: 'hi' })))).toMatch(/मंदिर की ओर से\s+Lakshmi Iyer/);
  expect(textOf(await fileOf(record))).not.toContain('Signed');
});

it('prints a guest in the language of the receipt', async () => {
  const guest = { donorName: 'Guest, phone ending 0148', donorWorded: 'अतिथि, फ़ोन …0148' };
  const text = textOf(await fileOf(receiptRecord({ ...facts, ...guest, language: 'hi' })));
  expect(text).toContain('…0148');
  expect(text).not.toContain('Guest');
});

it('leaves the record of an English receipt as it was before there were languages', () => {
  expect(receiptRecord({ ...facts, language: 'en' })).toEqual(record);
  expect(sha256(canonicalJson(record))).toBe('5979365f60f0179088fb122cc9e269512d102ebcbe0a453a0c0b40b068f3e11e');
});

it('titles a payment of which nothing can be deducted a receipt, and leaves those of earlier releases as they were', async () => {
  const fee = receiptRecord({ ...facts, lines: [{ ...line, fund: 'Hall', taxClass: 'fee' }] });
  const text = textOf(await fileOf(fee));
  expect(text).toMatch(/^ *Receipt +Date received/m);
  expect(text).not.toMatch(/Donation receipt|tax papers/);
  expect(textOf(await fileOf({ ...fee, paper: 'receipt' }))).toMatch(/Donation receipt[\s\S]*tax papers/);
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
