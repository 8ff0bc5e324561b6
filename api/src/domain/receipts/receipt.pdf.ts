import { BRAND, formatMoney, type ReceiptPaperKind, type ReceiptRecord, type TaxClass } from '@sannidhi/contracts';
import { TEMPLE_MARK } from '../../platform/documents/marks.ts';
import { LETTER, Sheet } from '../../platform/documents/sheet.ts';
import { longDate } from '../../platform/documents/words.ts';
import { benefitOf } from './receipt-statements.ts';

/** What a receipt's file is made of: everything is stored at issue, so the file can be made again to the byte. */
export interface ReceiptPaper {
  record: ReceiptRecord;
  /** SHA-256 of the canonical record. */
  digest: string;
  /** The public page that says whether the receipt is valid. */
  verifyUrl: string;
  issuedAt: Date;
}

const LEFT = 48;
const WIDTH = LETTER.width - 2 * LEFT;
const RIGHT = LEFT + WIDTH;
const FOOT = 654;
const SOFT = '#55494F';
const TAX_WORDS = { gift: 'Gift', 'religious-benefit': 'Gift', partial: 'Part gift', fee: 'Not deductible' } as const satisfies Record<
  TaxClass,
  string
>;

const TITLES = {
  receipt: 'Donation receipt',
  property: 'Acknowledgment of property',
  acknowledgment: 'Acknowledgment',
} as const satisfies Record<ReceiptPaperKind, string>;
const KEEP = 'Please keep it with your tax papers.';

/** Receipts from before version 2 are drawn as they were: their files must stay the same. */
const paperOf = ({ paper = 'receipt' }: ReceiptRecord): ReceiptPaperKind => paper;

/** Draws a receipt on one letter page, or more where it has many purposes. */
export async function receiptPdf({ record, digest, verifyUrl, issuedAt }: ReceiptPaper): Promise<Buffer> {
  const sheet = new Sheet({ title: `Receipt ${record.number}`, author: record.temple.legalName, madeAt: issuedAt });
  const afterHead = letterhead(sheet, record);
  const afterParties = parties(sheet, record, afterHead);
  const afterLines = lines(sheet, record, afterParties);
  const afterTotals = totals(sheet, record, room(sheet, afterLines, 80));
  statements(sheet, record, afterTotals + 18);
  foot(sheet, record, digest, verifyUrl);
  return sheet.finish();
}

function letterhead(sheet: Sheet, { temple }: ReceiptRecord): number {
  sheet.glyph(TEMPLE_MARK, LEFT, 42, 38);
  const below = sheet.paragraph(temple.legalName, LEFT + 52, 42, WIDTH - 52, { size: 17, weight: 700, lines: 3 });
  const address = sheet.paragraph(temple.address, LEFT + 52, below, WIDTH - 52, { size: 10, lines: 4 });
  sheet.line(`EIN ${temple.ein}`, LEFT + 52, address, { size: 10 });
  const border = Math.max(110, address + 22);
  sheet.korvai(LEFT, border, WIDTH);
  return border + 26;
}

/** Who gave, when and how, from `top` on; returns where the purposes begin: names of any length push them down. */
function parties(sheet: Sheet, record: ReceiptRecord, top: number): number {
  const label = { size: 9.5, weight: 600, color: SOFT } as const;
  sheet.line(TITLES[paperOf(record)], LEFT, top, { size: 22, weight: 700 });
  sheet.line(`No. ${record.number}`, LEFT, top + 34, { size: 10.5 });
  sheet.line('Date received', RIGHT, top + 4, { ...label, align: 'right' });
  sheet.line(longDate(record.receivedOn), RIGHT, top + 19, { size: 12.5, align: 'right' });
  if (record.postmarkedOn)
    sheet.line(`Postmarked ${longDate(record.postmarkedOn)}`, RIGHT, top + (record.replaces ? 51 : 38), { size: 9.5, align: 'right' });
  if (record.replaces) sheet.line(`Replaces ${record.replaces}`, RIGHT, top + 38, { size: 9.5, align: 'right' });
  const column = WIDTH / 2 - 12;
  sheet.line('Received from', LEFT, top + 64, label);
  const name = sheet.paragraph(record.donorName, LEFT, top + 78, column, { size: 12, weight: 600, lines: 5 });
  sheet.line('Paid by', LEFT + column + 24, top + 64, label);
  const method = sheet.paragraph(record.method, LEFT + column + 24, top + 78, column, { size: 12, lines: 3 });
  return Math.max(top + 126, Math.max(name, method) + 16);
}

function lines(sheet: Sheet, record: ReceiptRecord, top: number): number {
  const head = { size: 9.5, weight: 600, color: SOFT } as const;
  sheet.line('Description', LEFT, top, head);
  const forTaxes = paperOf(record) === 'receipt';
  if (forTaxes) sheet.line('For taxes', LEFT + 340, top, head);
  sheet.line('Amount', RIGHT, top, { ...head, align: 'right' });
  sheet.rule(LEFT, top + 18, WIDTH, 1);
  let y = top + 26;
  for (const line of record.lines) y = purpose(sheet, line, room(sheet, y, 40), forTaxes);
  if (record.coveredFeeCents > 0) y = row(sheet, 'Card fee, added by the donor', '', record.coveredFeeCents, room(sheet, y, 30));
  return y;
}

function purpose(sheet: Sheet, line: ReceiptRecord['lines'][number], y: number, forTaxes: boolean): number {
  const about =
    line.propertyDescription ?? (line.benefit ? `${benefitOf(line)}, estimated value ${formatMoney(line.fairMarketValueCents)}` : '');
  const amount = line.propertyDescription ? null : line.amountCents;
  return row(sheet, line.fund, forTaxes ? TAX_WORDS[line.taxClass] : '', amount, y, about);
}

function row(sheet: Sheet, what: string, taxes: string, cents: number | null, y: number, about = ''): number {
  sheet.line(taxes, LEFT + 340, y, { size: 10.5 });
  sheet.line(cents === null ? 'Property' : formatMoney(cents), RIGHT, y, { size: 10.5, align: 'right' });
  let below = sheet.paragraph(what, LEFT, y, 320, { size: 10.5 });
  if (about) below = sheet.paragraph(about, LEFT, below, 320, { size: 9.5, color: SOFT });
  sheet.rule(LEFT, below + 4, WIDTH, 0.5, '#CFC7CC');
  return below + 12;
}

function totals(sheet: Sheet, record: ReceiptRecord, top: number): number {
  const paper = paperOf(record);
  if (paper === 'property') return top;
  sheet.line('Total received', LEFT, top, { size: 10.5 });
  sheet.line(formatMoney(record.totalCents), RIGHT, top, { size: 10.5, align: 'right' });
  if (paper === 'acknowledgment') return top + 24;
  sheet.rule(LEFT, top + 24, WIDTH, 1);
  sheet.line('Amount that may be deductible', LEFT, top + 32, { size: 15, weight: 700 });
  sheet.line(formatMoney(record.deductibleCents), RIGHT, top + 32, { size: 15, weight: 700, align: 'right' });
  return top + 58;
}

function statements(sheet: Sheet, record: ReceiptRecord, top: number): void {
  const text = record.statements.map((statement) => statement.text).join(' ');
  const height = sheet.heightOf(text, WIDTH - 28, { size: 10.5 }) + 24;
  const y = room(sheet, top, height);
  sheet.box(LEFT, y, WIDTH, height);
  sheet.paragraph(text, LEFT + 14, y + 12, WIDTH - 28, { size: 10.5 });
}

function foot(sheet: Sheet, record: ReceiptRecord, digest: string, verifyUrl: string): void {
  sheet.qr(verifyUrl, LEFT, FOOT + 6, 80);
  const x = LEFT + 96;
  sheet.line('Check this receipt', x, FOOT + 6, { size: 9.5, weight: 600 });
  sheet.line('Scan to see that it is valid. The page does not show who gave.', x, FOOT + 20, { size: 9.5 });
  sheet.line(
    `Issued ${longDate(record.issuedOn)} through ${BRAND.name}.${paperOf(record) === 'acknowledgment' ? '' : ` ${KEEP}`}`,
    x,
    FOOT + 36,
    {
      size: 9.5,
    },
  );
  sheet.line('Digest of the record (SHA-256)', x, FOOT + 54, { size: 8, weight: 600, color: SOFT });
  sheet.line(digest.slice(0, 32), x, FOOT + 65, { size: 8, color: SOFT });
  sheet.line(digest.slice(32), x, FOOT + 76, { size: 8, color: SOFT });
}

/** The y to go on at: here, or at the top of a new page where `height` would run into the foot. */
function room(sheet: Sheet, y: number, height: number): number {
  if (y + height <= FOOT - 8) return y;
  sheet.newPage();
  return 56;
}
