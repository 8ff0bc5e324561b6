import type { SheetFamily, SheetName, SheetWord } from '@sannidhi/contracts';
import type { Sheet, TextStyle } from '../../platform/documents/sheet.ts';

/** Read at arm's length: nothing on a sheet is smaller. */
export const SIZE = 14;
export const TEXT = { size: SIZE, leading: 1.25 } as const satisfies TextStyle;
export const LEFT = 36;
export const WIDTH = 540;
const GUTTER = 24;
/** The columns next to the names in points: how wide each gets at most, what is left free after a word, and between two columns. */
const WIDEST = { gotra: 106, nakshatra: 128, rashi: 86 } as const;
const AIR = 10;
const GAP = 4;
/** Where the first of them begins at the nearest, beside names of a usual length. */
const GOTRA_X = LEFT + 212;
const NAKSHATRA_X = LEFT + 322;
const HEADINGS = { gotra: 'Gotra', nakshatra: 'Nakshatra', rashi: 'Rashi' } as const;
const BOX = 10;
const FAMILY_GAP = 3;

/** A part of the page that isn't split: its height, and how it is drawn from its top. */
export interface Block {
  height: number;
  draw: (sheet: Sheet, y: number) => void;
}

type ColumnName = keyof typeof WIDEST;
/** Where each column next to the names begins, and its width: 0 for one that nobody's row needs. */
type Columns = Record<ColumnName, { x: number; width: number }>;

/** Columns as wide as what is in them, and as near to the names as these allow: long names have the room that short or unknown stars leave. */
export function columnsOf(sheet: Sheet, families: readonly SheetFamily[]): Columns {
  const names = families.flatMap((family) => family.names);
  const gotras = families.filter(isOneLine).map((family) => sharedGotra(family) ?? '');
  const stars = names.map((name) => name.nakshatra ?? '');
  const signs = names.map((name) => name.rashi ?? '');
  const rashi = columnBefore(sheet, 'rashi', LEFT + WIDTH + GAP, signs);
  const nakshatra = columnBefore(sheet, 'nakshatra', rashi.x, stars);
  const gotra = columnBefore(sheet, 'gotra', nakshatra.x, gotras);
  const longest = Math.max(0, ...names.map((name) => sheet.widthOf(nameText(name), SIZE, 700)));
  const nearest = Math.max(LEFT + GUTTER + 6 + longest + AIR, gotra.width > 0 ? GOTRA_X : NAKSHATRA_X);
  const free = Math.max(0, gotra.x - nearest);
  const nearer = ({ x, width }: Columns[ColumnName]) => ({ x: x - free, width });
  return { gotra: nearer(gotra), nakshatra: nearer(nakshatra), rashi: nearer(rashi) };
}

function columnBefore(sheet: Sheet, column: ColumnName, right: number, words: readonly string[]): Columns[ColumnName] {
  const said = words.filter(Boolean);
  if (said.length === 0) return { x: right, width: 0 };
  const widest = Math.max(...[HEADINGS[column], ...said].map((word) => sheet.widthOf(word, SIZE, 400)));
  const width = Math.min(WIDEST[column], widest + AIR);
  return { x: right - GAP - width, width };
}

/** What the columns next to the names are, once above the first family. A family's shared gotra is in its own heading. */
export const headingsBlock = (columns: Columns): Block => ({
  height: SIZE * TEXT.leading + 2,
  draw: (sheet, y) => {
    for (const column of ['gotra', 'nakshatra', 'rashi'] as const)
      if (columns[column].width > 0) sheet.line(HEADINGS[column], columns[column].x, y, TEXT);
  },
});

/** Words that a sheet prints besides names. */
export const CHANGE_WORDS = { new: 'NEW', changed: 'CHANGED' } as const;
const ABSENT = 'In absentia';

/**
 * A family in the ritual's order: intention and gotra once, then each name with nakshatra and rashi. A single name without intention takes one
 * line. The heading stays with the first name.
 */
export function familyBlocks(sheet: Sheet, family: SheetFamily, number: number, columns: Columns): Block[] {
  const gotra = sharedGotra(family);
  const alone = isOneLine(family);
  const rows = family.names.map((name) => rowBlock(sheet, name, columns, alone ? { number, gotra } : { gotra }));
  const [first, ...others] = rows;
  if (!first) return [];
  const head = alone ? gapBlock() : headBlock(sheet, family, number, gotra);
  return [stacked(head, first), ...others];
}

function headBlock(sheet: Sheet, family: SheetFamily, number: number, gotra: string | null): Block {
  const { bookedBy, intention, names } = family;
  const isNamed = names.some(({ name }) => name.text === bookedBy || name.typed === bookedBy);
  const said = [isNamed ? '' : bookedBy, gotra ? `${gotra} gotra` : '', intention, noteOf(family)].filter(Boolean).join('. ');
  const style = { ...TEXT, weight: 600 } as const;
  const height = sheet.heightOf(`${number}. ${said}`, WIDTH, style);
  return {
    height: FAMILY_GAP + height + 3,
    draw: (on, y) => {
      on.paragraph(`${number}. ${said}`, LEFT, y + FAMILY_GAP, WIDTH, style);
      on.rule(LEFT, y + FAMILY_GAP + height + 1, WIDTH, 0.75);
    },
  };
}

function rowBlock(sheet: Sheet, name: SheetName, columns: Columns, { number, gotra }: { number?: number; gotra: string | null }): Block {
  const own = gotra === null && name.gotra ? spoken(name.gotra) : '';
  const beside = number !== undefined && (own || gotra || '');
  const width = (beside ? columns.gotra : columns.nakshatra).x - LEFT - GUTTER - 6;
  const said = nameText(name);
  const cells = [
    { text: own && !beside ? `${said}, ${own}` : said, x: LEFT + GUTTER, width, weight: 700 as const },
    { text: beside || '', ...columns.gotra, weight: 400 as const },
    { text: name.nakshatra ?? '', ...columns.nakshatra, weight: 400 as const },
    { text: name.rashi ?? '', ...columns.rashi, weight: 400 as const },
  ].filter(({ text }) => text);
  const height = Math.max(...cells.map((cell) => sheet.heightOf(cell.text, cell.width, { ...TEXT, weight: cell.weight })));
  return {
    height: height + 1,
    draw: (on, y) => {
      if (number === undefined) on.square(LEFT + 2, y + 5, BOX);
      else on.line(`${number}.`, LEFT, y, TEXT);
      for (const { text, x, width: room, weight } of cells) on.paragraph(text, x, y, room, { ...TEXT, weight });
    },
  };
}

/** The gotra that everybody in the family has, said once; null where they differ or have none. */
function sharedGotra({ names }: SheetFamily): string | null {
  const [first, ...others] = names.map(({ gotra }) => (gotra ? spoken(gotra) : null));
  return first && others.every((gotra) => gotra === first) ? first : null;
}

const isOneLine = (family: SheetFamily): boolean => family.names.length === 1 && !family.intention && !noteOf(family);

const noteOf = ({ change, inAbsentia }: SheetFamily): string =>
  [inAbsentia ? ABSENT : '', change ? CHANGE_WORDS[change] : ''].filter(Boolean).join(', ');
/** A name as it is printed, with how it is said. */
const nameText = ({ name, pronunciation }: SheetName): string =>
  [spoken(name), pronunciation && `(${pronunciation})`].filter(Boolean).join(' ');
/** A word as the priest reads it, with the typed form where the script's table may not tell sounds apart. */
const spoken = ({ text, typed }: SheetWord): string => (typed && /\p{Script=Tamil}/u.test(typed) ? `${text} / ${typed}` : text);

const gapBlock = (): Block => ({ height: FAMILY_GAP, draw: () => undefined });
const stacked = (above: Block, below: Block): Block => ({
  height: above.height + below.height,
  draw: (sheet, y) => {
    above.draw(sheet, y);
    below.draw(sheet, y + above.height);
  },
});
