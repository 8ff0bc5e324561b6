import { formatMoney, LANGUAGE_FACTS, type ReceiptPaperKind, type ReceiptRecord } from '@sannidhi/contracts';
import { TEMPLE_MARK } from '../../platform/documents/marks.ts';
import { LETTER, Sheet } from '../../platform/documents/sheet.ts';
import { longDate } from '../../platform/documents/words.ts';
import { benefitOf } from './receipt-statements.ts';
import type { ReceiptWords } from './words/receipt-wording.ts';
import { methodIn, receiptWordsIn } from './words/receipt-words.ts';

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
/** Receipts from before version 2 are drawn as they were: their files must stay the same. */
const paperOf = ({ paper = 'receipt' }: ReceiptRecord): ReceiptPaperKind => paper;
/** Whether it says of each line what it is for taxes. */
const isTaxed = (paper: ReceiptPaperKind): boolean => paper === 'receipt' || paper === 'payment';
/** Whether its donor needs it for their taxes. */
const isKept = (paper: ReceiptPaperKind): boolean => paper === 'receipt' || paper === 'property';

/** Draws a receipt on one letter page, or more where it has many purposes. */
export async function receiptPdf({ record, digest, verifyUrl, issuedAt }: ReceiptPaper): Promise<Buffer> {
  const { language = 'en', number, temple } = record;
  const sheet = new Sheet({
    title: `Receipt ${number}`,
    author: temple.legalName,
    madeAt: issuedAt,
    language: LANGUAGE_FACTS[language].locale.slice(0, 5),
  });
  const words = receiptWordsIn(language);
  const afterHead = letterhead(sheet, record);
  const afterParties = parties(sheet, record, words, afterHead);
  const afterLines = lines(sheet, record, words, afterParties);
  const afterTotals = totals(sheet, record, words, room(sheet, afterLines, 80));
  const afterStatements = statements(sheet, record, afterTotals + 18);
  signature(sheet, record, words, afterStatements + 14);
  foot(sheet, record, words, digest, verifyUrl);
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
function parties(sheet: Sheet, record: ReceiptRecord, words: ReceiptWords, top: number): number {
  const label = { size: 9.5, weight: 600, color: SOFT } as const;
  const { postmarkedOn, replaces } = record;
  sheet.paragraph(words.titles[paperOf(record)], LEFT, top, WIDTH - 150, { size: 22, weight: 700, lines: 1 });
  sheet.line(words.number(record.number), LEFT, top + 34, { size: 10.5 });
  sheet.line(words.received, RIGHT, top + 4, { ...label, align: 'right' });
  sheet.line(dayIn(record, record.receivedOn), RIGHT, top + 19, { size: 12.5, align: 'right' });
  if (postmarkedOn)
    sheet.line(words.postmarked(dayIn(record, postmarkedOn)), RIGHT, top + (replaces ? 51 : 38), { size: 9.5, align: 'right' });
  if (replaces) sheet.line(words.replaces(replaces), RIGHT, top + 38, { size: 9.5, align: 'right' });
  const column = WIDTH / 2 - 12;
  sheet.line(words.from, LEFT, top + 64, label);
  const name = sheet.paragraph(record.donorWorded ?? record.donorName, LEFT, top + 78, column, { size: 12, weight: 600, lines: 5 });
  sheet.line(words.paidBy, LEFT + column + 24, top + 64, label);
  const method = sheet.paragraph(methodIn(words, record.method), LEFT + column + 24, top + 78, column, { size: 12, lines: 3 });
  return Math.max(top + 126, Math.max(name, method) + 16);
}

function lines(sheet: Sheet, record: ReceiptRecord, words: ReceiptWords, top: number): number {
  const head = { size: 9.5, weight: 600, color: SOFT } as const;
  sheet.line(words.description, LEFT, top, head);
  const forTaxes = isTaxed(paperOf(record));
  if (forTaxes) sheet.line(words.forTaxes, LEFT + 340, top, head);
  sheet.line(words.amount, RIGHT, top, { ...head, align: 'right' });
  sheet.rule(LEFT, top + 18, WIDTH, 1);
  let y = top + 26;
  for (const line of record.lines) y = row(sheet, rowOf(line, words, forTaxes), room(sheet, y, 40));
  const { coveredFeeCents } = record;
  const fee = { what: words.coveredFee, taxes: '', about: '', amount: formatMoney(coveredFeeCents) };
  return coveredFeeCents > 0 ? row(sheet, fee, room(sheet, y, 30)) : y;
}

interface Row {
  what: string;
  taxes: string;
  about: string;
  amount: string;
}

function rowOf(line: ReceiptRecord['lines'][number], words: ReceiptWords, forTaxes: boolean): Row {
  const { fund, worded, propertyDescription, benefit, fairMarketValueCents, amountCents, taxClass } = line;
  const worth = benefit ? words.worth(benefitOf(line), formatMoney(fairMarketValueCents)) : '';
  return {
    what: worded ?? fund,
    taxes: forTaxes ? words.tax[taxClass] : '',
    about: propertyDescription ?? worth,
    amount: propertyDescription ? words.property : formatMoney(amountCents),
  };
}

function row(sheet: Sheet, { what, taxes, about, amount }: Row, y: number): number {
  sheet.line(taxes, LEFT + 340, y, { size: 10.5 });
  sheet.line(amount, RIGHT, y, { size: 10.5, align: 'right' });
  let below = sheet.paragraph(what, LEFT, y, 320, { size: 10.5 });
  if (about) below = sheet.paragraph(about, LEFT, below, 320, { size: 9.5, color: SOFT });
  sheet.rule(LEFT, below + 4, WIDTH, 0.5, '#CFC7CC');
  return below + 12;
}

function totals(sheet: Sheet, record: ReceiptRecord, words: ReceiptWords, top: number): number {
  const paper = paperOf(record);
  if (paper === 'property') return top;
  sheet.line(words.total, LEFT, top, { size: 10.5 });
  sheet.line(formatMoney(record.totalCents), RIGHT, top, { size: 10.5, align: 'right' });
  if (paper === 'acknowledgment') return top + 24;
  sheet.rule(LEFT, top + 24, WIDTH, 1);
  sheet.paragraph(words.deductible, LEFT, top + 32, WIDTH - 130, { size: 15, weight: 700, lines: 1 });
  sheet.line(formatMoney(record.deductibleCents), RIGHT, top + 32, { size: 15, weight: 700, align: 'right' });
  return top + 58;
}

/** What the law has the receipt say, in its own words; a translation goes below. */
function statements(sheet: Sheet, record: ReceiptRecord, top: number): number {
  const text = record.statements.map((statement) => statement.text).join(' ');
  const translation = record.statements.flatMap((statement) => statement.translation ?? []).join(' ');
  const width = WIDTH - 28;
  const textHeight = sheet.heightOf(text, width, { size: 10.5 });
  const below = translation ? sheet.heightOf(translation, width, { size: 9.5 }) + 6 : 0;
  const y = room(sheet, top, textHeight + below + 24);
  sheet.box(LEFT, y, WIDTH, textHeight + below + 24);
  sheet.paragraph(text, LEFT + 14, y + 12, width, { size: 10.5 });
  if (translation) sheet.paragraph(translation, LEFT + 14, y + 18 + textHeight, width, { size: 9.5, color: SOFT });
  return y + textHeight + below + 24;
}

/** Who signs for the temple, where the record says so. */
function signature(sheet: Sheet, { signer }: ReceiptRecord, words: ReceiptWords, top: number): void {
  if (!signer) return;
  const y = room(sheet, top, 46);
  sheet.line(words.signed, LEFT, y, { size: 9.5, weight: 600, color: SOFT });
  const below = sheet.paragraph(signer.name, LEFT, y + 14, WIDTH, { size: 12, weight: 600, lines: 1 });
  if (signer.title) sheet.paragraph(signer.title, LEFT, below, WIDTH, { size: 10.5, lines: 1 });
}

function foot(sheet: Sheet, record: ReceiptRecord, words: ReceiptWords, digest: string, verifyUrl: string): void {
  sheet.qr(verifyUrl, LEFT, FOOT + 6, 80);
  const x = LEFT + 96;
  const one = (text: string, y: number, weight: 400 | 600 = 400) =>
    sheet.paragraph(text, x, y, WIDTH - 96, { size: 9.5, weight, lines: 1 });
  const issued = words.issued(dayIn(record, record.issuedOn));
  one(words.check, FOOT + 6, 600);
  one(words.scan, FOOT + 20);
  one(isKept(paperOf(record)) ? `${issued} ${words.keep}` : issued, FOOT + 36);
  sheet.line(words.digest, x, FOOT + 54, { size: 8, weight: 600, color: SOFT });
  sheet.line(digest.slice(0, 32), x, FOOT + 65, { size: 8, color: SOFT });
  sheet.line(digest.slice(32), x, FOOT + 76, { size: 8, color: SOFT });
}

const dayIn = ({ language }: ReceiptRecord, day: string): string => longDate(day, language);

/** The y to go on at: here, or at the top of a new page where `height` would run into the foot. */
function room(sheet: Sheet, y: number, height: number): number {
  if (y + height <= FOOT - 8) return y;
  sheet.newPage();
  return 56;
}
