import { BRAND, formatMoney, type YearStatement } from '@sannidhi/contracts';
import { TEMPLE_MARK } from '../../platform/documents/marks.ts';
import { LETTER, Sheet } from '../../platform/documents/sheet.ts';
import { longDate } from '../../platform/documents/words.ts';

const LEFT = 48;
const WIDTH = LETTER.width - 2 * LEFT;
const RIGHT = LEFT + WIDTH;
const BOTTOM = 730;
const SOFT = '#55494F';

/** Draws a year-end statement: each temple with its receipts and sums, then the sum of all. */
export async function statementPdf(statement: YearStatement): Promise<Buffer> {
  const { year, donorName, temples, totalCents, deductibleCents, correctedAt } = statement;
  const madeAt = new Date(correctedAt ?? `${year}-12-31T00:00:00Z`);
  const sheet = new Sheet({ title: `Giving in ${year}`, author: BRAND.name, madeAt });
  sheet.glyph(TEMPLE_MARK, LEFT, 42, 38);
  sheet.line(`Giving in ${year}`, LEFT + 52, 46, { size: 22, weight: 700 });
  sheet.line(donorName, LEFT + 52, 76, { size: 12, weight: 600 });
  if (correctedAt)
    sheet.line(`Corrected ${longDate(correctedAt.slice(0, 10))}. It replaces earlier statements.`, RIGHT, 78, {
      size: 9.5,
      align: 'right',
    });
  sheet.korvai(LEFT, 106, WIDTH);
  let y = 134;
  for (const temple of temples) y = templePart(sheet, temple, y);
  if (temples.length === 0) sheet.line('No receipts were issued for this year.', LEFT, y, { size: 11 });
  y = room(sheet, y, 90);
  sheet.rule(LEFT, y, WIDTH, 1);
  amounts(sheet, 'All temples', totalCents, deductibleCents, y + 10, 13);
  sheet.paragraph(CLOSING, LEFT, y + 46, WIDTH, { size: 9.5, color: SOFT });
  return sheet.finish();
}

const CLOSING =
  'This statement adds up your receipts; it does not replace them. Each receipt carries the statement the law asks for on goods or services provided in return.';

function templePart(sheet: Sheet, temple: YearStatement['temples'][number], top: number): number {
  let y = room(sheet, top, 100);
  sheet.line(temple.legalName, LEFT, y, { size: 12.5, weight: 600 });
  sheet.line(`EIN ${temple.ein}`, LEFT, y + 18, { size: 9.5, color: SOFT });
  head(sheet, y + 36);
  y += 56;
  for (const { number, receivedOn, totalCents, deductibleCents } of temple.receipts) {
    y = room(sheet, y, 20);
    sheet.line(longDate(receivedOn), LEFT, y, { size: 10 });
    sheet.line(number, LEFT + 150, y, { size: 10 });
    amounts(sheet, '', totalCents, deductibleCents, y, 10);
    y += 17;
  }
  y = room(sheet, y, 40);
  sheet.rule(LEFT, y + 2, WIDTH);
  amounts(sheet, temple.legalName, temple.totalCents, temple.deductibleCents, y + 8, 10.5);
  return y + 48;
}

function head(sheet: Sheet, y: number): void {
  const style = { size: 9.5, weight: 600, color: SOFT } as const;
  sheet.line('Received', LEFT, y, style);
  sheet.line('Receipt', LEFT + 150, y, style);
  sheet.line('Amount', RIGHT - 120, y, { ...style, align: 'right' });
  sheet.line('May be deductible', RIGHT, y, { ...style, align: 'right' });
}

function amounts(sheet: Sheet, label: string, totalCents: number, deductibleCents: number, y: number, size: number): void {
  const weight = label ? 600 : 400;
  if (label) sheet.line(label, LEFT, y, { size, weight });
  sheet.line(formatMoney(totalCents), RIGHT - 120, y, { size, weight, align: 'right' });
  sheet.line(formatMoney(deductibleCents), RIGHT, y, { size, weight, align: 'right' });
}

function room(sheet: Sheet, y: number, height: number): number {
  if (y + height <= BOTTOM) return y;
  sheet.newPage();
  return 56;
}
