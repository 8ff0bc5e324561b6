import {
  BRAND,
  formatMoney,
  LANGUAGE_FACTS,
  type Language,
  type StatementPerson,
  type StatementTemple,
  saidIn,
  type YearStatement,
} from '@sannidhi/contracts';
import { TEMPLE_MARK } from '../../platform/documents/marks.ts';
import { LETTER, Sheet } from '../../platform/documents/sheet.ts';
import { localDateAt, longDate } from '../../platform/documents/words.ts';
import { STATEMENT_WORDS } from './statement-words.ts';

const LEFT = 48;
const WIDTH = LETTER.width - 2 * LEFT;
const RIGHT = LEFT + WIDTH;
const BOTTOM = 730;
/** The width left of the sums. */
const LABEL = 300;
const SOFT = '#55494F';

/** For whom a statement is drawn. */
export interface StatementReader {
  language: Language;
  /** Of the place whose days the statement prints. */
  timeZone: string;
}

/** A statement's page and what is written on it. */
interface Paper {
  sheet: Sheet;
  words: (typeof STATEMENT_WORDS)['en'];
  reader: StatementReader;
}

/** Draws a year-end statement: each legal person's temples with receipts and sums, on pages of their own, then the household. */
export async function statementPdf(statement: YearStatement, reader: StatementReader): Promise<Buffer> {
  const { year, persons, correctedAt, soFar } = statement;
  const { language } = reader;
  const words = saidIn(STATEMENT_WORDS, language);
  const madeAt = new Date(correctedAt ?? `${year}-12-31T00:00:00Z`);
  const locale = LANGUAGE_FACTS[language].locale.slice(0, 5);
  const sheet = new Sheet({ title: words.title(year, soFar), author: BRAND.name, madeAt, language: locale });
  const paper = { sheet, words, reader };
  let y = heading(paper, statement, persons[0]?.legalName ?? '');
  for (const [index, person] of persons.entries()) {
    if (index > 0) y = nextPerson(paper, statement, person.legalName);
    y = personPart(paper, person, y, totalOf(paper, statement));
  }
  if (persons.length === 0) y = sheet.paragraph(words.none, LEFT, y, WIDTH, { size: 11 });
  if (persons.length > 1) y = householdPart(paper, statement);
  closing(paper, y + 6);
  return sheet.finish();
}

/** It speaks of the law, so its English goes along. */
function closing({ sheet, words }: Paper, top: number): void {
  const { closing: english } = STATEMENT_WORDS.en;
  const texts = words.closing === english ? [english] : [english, words.closing];
  let y = room(sheet, top, 40 * texts.length);
  for (const text of texts) y = sheet.paragraph(text, LEFT, y, WIDTH, { size: 9.5, color: SOFT }) + 4;
}

/** What the sum of a section is called. */
const totalOf = ({ words }: Paper, { temple }: YearStatement): string => temple?.legalName || words.allTemples;

function heading({ sheet, words, reader }: Paper, { year, soFar, correctedAt }: YearStatement, name: string): number {
  sheet.glyph(TEMPLE_MARK, LEFT, 42, 38);
  sheet.line(words.title(year, soFar), LEFT + 52, 46, { size: 22, weight: 700 });
  const named = sheet.paragraph(name, LEFT + 52, 76, WIDTH - 52, { size: 12, weight: 600, lines: 3 });
  if (correctedAt) {
    const day = longDate(localDateAt(new Date(correctedAt), reader.timeZone), reader.language);
    sheet.line(words.corrected(day), RIGHT, 30, { size: 9.5, align: 'right' });
  }
  const border = Math.max(106, named + 10);
  sheet.korvai(LEFT, border, WIDTH);
  return border + 28;
}

function nextPerson(paper: Paper, statement: YearStatement, name: string): number {
  paper.sheet.newPage();
  return heading(paper, statement, name);
}

function personPart(paper: Paper, { temples, totalCents, deductibleCents }: StatementPerson, top: number, total: string): number {
  const { sheet } = paper;
  let y = top;
  for (const temple of temples) y = templePart(paper, temple, y);
  y = room(sheet, y, 60);
  sheet.rule(LEFT, y, WIDTH, 1);
  return Math.max(y + 40, amounts(sheet, total, totalCents, deductibleCents, y + 10, 13) + 14);
}

/** Every name's gifts together, temple by temple. */
function householdPart(paper: Paper, statement: YearStatement): number {
  const { sheet, words } = paper;
  sheet.newPage();
  let y = heading(paper, statement, words.household(statement.persons.map(({ legalName }) => legalName).join(', ')));
  sumsHead(paper, y);
  y += 20;
  for (const { legalName, totalCents, deductibleCents } of statement.household) {
    y = room(sheet, y, 44);
    y = Math.max(y + 20, amounts(sheet, legalName, totalCents, deductibleCents, y, 10) + 6);
  }
  y = room(sheet, y, 60);
  sheet.rule(LEFT, y, WIDTH, 1);
  return Math.max(y + 40, amounts(sheet, totalOf(paper, statement), statement.totalCents, statement.deductibleCents, y + 10, 13) + 14);
}

function templePart(paper: Paper, temple: StatementTemple, top: number): number {
  const { sheet, reader } = paper;
  let y = room(sheet, top, 120);
  const named = sheet.paragraph(temple.legalName, LEFT, y, WIDTH, { size: 12.5, weight: 600, lines: 3 });
  sheet.line(`EIN ${temple.ein}`, LEFT, named, { size: 9.5, color: SOFT });
  rowsHead(paper, named + 18);
  y = named + 38;
  for (const { number, receivedOn, totalCents, deductibleCents, property } of temple.receipts) {
    y = room(sheet, y, 20);
    sheet.line(longDate(receivedOn, reader.language), LEFT, y, { size: 10 });
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

const HEAD = { size: 9.5, weight: 600, color: SOFT } as const;

function rowsHead(paper: Paper, y: number): void {
  const { sheet, words } = paper;
  sheet.line(words.received, LEFT, y, HEAD);
  sheet.line(words.receipt, LEFT + 150, y, HEAD);
  sumsHead(paper, y);
}

function sumsHead({ sheet, words }: Paper, y: number): void {
  sheet.line(words.amount, RIGHT - 120, y, { ...HEAD, align: 'right' });
  sheet.line(words.deductible, RIGHT, y, { ...HEAD, align: 'right' });
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
