import { BRAND, formatMoney, type StatementPerson, type StatementTemple, type YearStatement } from '@sannidhi/contracts';
import { TEMPLE_MARK } from '../../platform/documents/marks.ts';
import { LETTER, Sheet } from '../../platform/documents/sheet.ts';
import { longDate } from '../../platform/documents/words.ts';

const LEFT = 48;
const WIDTH = LETTER.width - 2 * LEFT;
const RIGHT = LEFT + WIDTH;
const BOTTOM = 730;
/** The width left of the sums. */
const LABEL = 300;
const SOFT = '#55494F';

/** Draws a year-end statement: each legal person's temples with receipts and sums, on pages of their own, then the household. */
export async function statementPdf(statement: YearStatement): Promise<Buffer> {
  const { year, persons, correctedAt } = statement;
  const madeAt = new Date(correctedAt ?? `${year}-12-31T00:00:00Z`);
  const sheet = new Sheet({ title: titleOf(statement), author: BRAND.name, madeAt });
  let y = heading(sheet, statement, persons[0]?.legalName ?? '');
  for (const [index, person] of persons.entries()) {
    if (index > 0) y = nextPerson(sheet, statement, person.legalName);
    y = personPart(sheet, person, y, totalOf(statement));
  }
  if (persons.length === 0) y = sheet.paragraph('No receipts were issued for this year.', LEFT, y, WIDTH, { size: 11 });
  if (persons.length > 1) y = householdPart(sheet, statement);
  sheet.paragraph(CLOSING, LEFT, room(sheet, y + 6, 40), WIDTH, { size: 9.5, color: SOFT });
  return sheet.finish();
}

const CLOSING =
  'This statement adds up your receipts; it does not replace them. Each receipt carries the statement the law asks for on goods or services provided in return.';

/** "Giving in 2026 so far" */
const titleOf = ({ year, soFar }: YearStatement): string => `Giving in ${year}${soFar ? ' so far' : ''}`;

/** What the sum of a section is called. */
const totalOf = ({ temple }: YearStatement): string => temple?.legalName || 'All temples';

function heading(sheet: Sheet, statement: YearStatement, name: string): number {
  const { correctedAt } = statement;
  sheet.glyph(TEMPLE_MARK, LEFT, 42, 38);
  sheet.line(titleOf(statement), LEFT + 52, 46, { size: 22, weight: 700 });
  const named = sheet.paragraph(name, LEFT + 52, 76, WIDTH - 52, { size: 12, weight: 600, lines: 3 });
  if (correctedAt)
    sheet.line(`Corrected ${longDate(correctedAt.slice(0, 10))}. It replaces earlier statements.`, RIGHT, 56, {
      size: 9.5,
      align: 'right',
    });
  const border = Math.max(106, named + 10);
  sheet.korvai(LEFT, border, WIDTH);
  return border + 28;
}

function nextPerson(sheet: Sheet, statement: YearStatement, name: string): number {
  sheet.newPage();
  return heading(sheet, statement, name);
}

function personPart(sheet: Sheet, { temples, totalCents, deductibleCents }: StatementPerson, top: number, total: string): number {
  let y = top;
  for (const temple of temples) y = templePart(sheet, temple, y);
  y = room(sheet, y, 60);
  sheet.rule(LEFT, y, WIDTH, 1);
  return Math.max(y + 40, amounts(sheet, total, totalCents, deductibleCents, y + 10, 13) + 14);
}

/** Every name's gifts together, temple by temple. */
function householdPart(sheet: Sheet, statement: YearStatement): number {
  sheet.newPage();
  let y = heading(sheet, statement, `Household: ${statement.persons.map(({ legalName }) => legalName).join(', ')}`);
  head(sheet, y, '');
  y += 20;
  for (const { legalName, totalCents, deductibleCents } of statement.household) {
    y = room(sheet, y, 44);
    y = Math.max(y + 20, amounts(sheet, legalName, totalCents, deductibleCents, y, 10) + 6);
  }
  y = room(sheet, y, 60);
  sheet.rule(LEFT, y, WIDTH, 1);
  return Math.max(y + 40, amounts(sheet, totalOf(statement), statement.totalCents, statement.deductibleCents, y + 10, 13) + 14);
}

function templePart(sheet: Sheet, temple: StatementTemple, top: number): number {
  let y = room(sheet, top, 120);
  const named = sheet.paragraph(temple.legalName, LEFT, y, WIDTH, { size: 12.5, weight: 600, lines: 3 });
  sheet.line(`EIN ${temple.ein}`, LEFT, named, { size: 9.5, color: SOFT });
  head(sheet, named + 18);
  y = named + 38;
  for (const { number, receivedOn, totalCents, deductibleCents, property } of temple.receipts) {
    y = room(sheet, y, 20);
    sheet.line(longDate(receivedOn), LEFT, y, { size: 10 });
    sheet.line(number, LEFT + 150, y, { size: 10 });
    if (property) y = sheet.paragraph(property, LEFT + 270, y, WIDTH - 270, { size: 10, align: 'right' }) - 13;
    else amounts(sheet, '', totalCents, deductibleCents, y, 10);
    y += 17;
  }
  y = room(sheet, y, 40);
  sheet.rule(LEFT, y + 2, WIDTH);
  const below = amounts(sheet, temple.legalName, temple.totalCents, temple.deductibleCents, y + 8, 10.5);
  return Math.max(y + 48, below + 24);
}

function head(sheet: Sheet, y: number, first = 'Received'): void {
  const style = { size: 9.5, weight: 600, color: SOFT } as const;
  if (first) {
    sheet.line(first, LEFT, y, style);
    sheet.line('Receipt', LEFT + 150, y, style);
  }
  sheet.line('Amount', RIGHT - 120, y, { ...style, align: 'right' });
  sheet.line('May be deductible', RIGHT, y, { ...style, align: 'right' });
}

function amounts(sheet: Sheet, label: string, totalCents: number, deductibleCents: number, y: number, size: number): number {
  const weight = label ? 600 : 400;
  sheet.line(formatMoney(totalCents), RIGHT - 120, y, { size, weight, align: 'right' });
  sheet.line(formatMoney(deductibleCents), RIGHT, y, { size, weight, align: 'right' });
  return label ? sheet.paragraph(label, LEFT, y, LABEL, { size, weight, lines: 3 }) : y;
}

function room(sheet: Sheet, y: number, height: number): number {
  if (y + height <= BOTTOM) return y;
  sheet.newPage();
  return 56;
}
