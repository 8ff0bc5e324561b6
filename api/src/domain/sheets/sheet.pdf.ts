import { type HomeVisit, LANGUAGE_FACTS, postalLine, type SankalpamSheet, SHEET_SCRIPTS } from '@sannidhi/contracts';
import { LETTER, Sheet } from '../../platform/documents/sheet.ts';
import { drawable } from '../../platform/documents/type/drawable.ts';
import { longDate } from '../../platform/documents/words.ts';
import { type Block, columnsOf, familyBlocks, headingsBlock, LEFT, SIZE, TEXT, WIDTH } from './sheet-layout.ts';

const RIGHT = LEFT + WIDTH;
const TOP = 30;
const FOOT = LETTER.height - 42;
const INSET = 12;
/** A page after the first begins with the service's name. */
const HEAD = 24;

/**
 * A sankalpam sheet on US Letter pages, nothing on it smaller than 14 points. `printedAt` is in its foot and its metadata. What one family
 * typed never keeps the others from being printed: letters without a font are left out.
 */
export async function sheetPdf(typed: SankalpamSheet, printedAt: Date): Promise<Buffer> {
  const sankalpam = drawableSheet(typed);
  const { service, temple, script } = sankalpam;
  const language = LANGUAGE_FACTS[SHEET_SCRIPTS[script]].locale.slice(0, 5);
  const sheet = new Sheet({ title: `Sankalpam: ${service}`, author: temple.name, madeAt: printedAt, language });
  const pages = paginate([headBlock(sheet, sankalpam), ...bodyBlocks(sheet, sankalpam)]);
  for (const [index, blocks] of pages.entries()) {
    let y = TOP;
    if (index > 0) {
      sheet.newPage();
      sheet.paragraph(`${service}, ${timeOf(sankalpam)}`, LEFT, TOP, WIDTH, { ...TEXT, weight: 600, lines: 1 });
      y += HEAD;
    }
    for (const { height, draw } of blocks) {
      draw(sheet, y);
      y += height;
    }
    foot(sheet, sankalpam, printedAt, `Page ${index + 1} of ${pages.length}`);
  }
  return sheet.finish();
}

/** The same sheet, every text of it as our fonts can draw it. */
const drawableSheet = (sheet: SankalpamSheet): SankalpamSheet =>
  JSON.parse(JSON.stringify(sheet), (_, value: unknown) => (typeof value === 'string' ? drawable(value) : value));

function bodyBlocks(sheet: Sheet, { families, removed, home }: SankalpamSheet): Block[] {
  const visit = home ? [lineBlock(sheet, `Home visit: ${visitOf(home)}`)] : [];
  const columns = columnsOf(sheet, families);
  const named = families.flatMap((family, index) => familyBlocks(sheet, family, index + 1, columns));
  const blocks = [...visit, ...(named.length > 0 ? [headingsBlock(columns)] : []), ...named];
  if (families.length === 0) blocks.push(lineBlock(sheet, 'No family has booked this service.'));
  const gone = removed.map(({ bookedBy }) => bookedBy).join(', ');
  return gone ? [...blocks, lineBlock(sheet, `Not anymore since the last print: ${gone}`)] : blocks;
}

const lineBlock = (sheet: Sheet, text: string): Block => ({
  height: sheet.heightOf(text, WIDTH, TEXT) + 10,
  draw: (on, y) => void on.paragraph(text, LEFT, y + 10, WIDTH, { ...TEXT, weight: 600 }),
});

const visitOf = ({ address, contact, phone, email }: HomeVisit): string =>
  [postalLine(address), ...new Set([address.name === contact ? '' : contact, phone, email])].filter(Boolean).join(', ');

/** What, where, when, how many names, and the words that the sankalpam begins with. */
function headBlock(sheet: Sheet, sankalpam: SankalpamSheet): Block {
  const { service, temple, place, date, nameCount, time } = sankalpam;
  const room = WIDTH - 90;
  const where = [temple.name, place].filter(Boolean).join(', ');
  const inner = WIDTH - 2 * INSET;
  const words = { size: 16, weight: 600, leading: 1.4 } as const;
  const title = { size: 22, weight: 700, leading: 1.25 } as const;
  const titleHeight = sheet.heightOf(service, room, title);
  const whereHeight = sheet.heightOf(where, room, TEXT);
  const wordsHeight = sheet.heightOf(time.text, inner, words);
  const latinHeight = sheet.heightOf(time.latin, inner, TEXT);
  const above = whereHeight + titleHeight + SIZE * 1.25 + 10;
  const boxHeight = wordsHeight + latinHeight + 18;
  return {
    height: above + 14 + boxHeight + 4,
    draw: (on, y) => {
      on.paragraph(where, LEFT, y, room, TEXT);
      on.paragraph(service, LEFT, y + whereHeight, room, title);
      on.line(`${weekdayOf(date)}, ${longDate(date)}, ${timeOf(sankalpam)}`, LEFT, y + whereHeight + titleHeight, TEXT);
      on.line(String(nameCount), RIGHT, y, { size: 28, weight: 700, align: 'right' });
      on.line(nameCount === 1 ? 'name' : 'names', RIGHT, y + 40, { ...TEXT, align: 'right' });
      on.korvai(LEFT, y + above, WIDTH, '#000000');
      on.box(LEFT, y + above + 14, WIDTH, boxHeight, '#000000');
      on.paragraph(time.text, LEFT + INSET, y + above + 20, inner, words);
      on.paragraph(time.latin, LEFT + INSET, y + above + 24 + wordsHeight, inner, TEXT);
    },
  };
}

function foot(sheet: Sheet, { temple, time }: SankalpamSheet, printedAt: Date, page: string): void {
  const at = (instant: Date | string) => clockOf(new Date(instant), temple.timeZone);
  const rahu = `Rahu kalam ${at(time.rahuKalam.startsAt)} – ${at(time.rahuKalam.endsAt)}`;
  sheet.rule(LEFT, FOOT + 4, WIDTH);
  sheet.line(`Printed ${at(printedAt)}. ${rahu}.`, LEFT, FOOT + 8, TEXT);
  sheet.line(page, RIGHT, FOOT + 8, { ...TEXT, align: 'right' });
}

/** Blocks in order, as many on a page as fit. */
function paginate(blocks: readonly Block[]): Block[][] {
  const pages: Block[][] = [[]];
  let y: number = TOP;
  for (const block of blocks) {
    if (y + block.height > FOOT && (pages.at(-1)?.length ?? 0) > 0) {
      pages.push([]);
      y = TOP + HEAD;
    }
    pages.at(-1)?.push(block);
    y += block.height;
  }
  return pages;
}

const weekdayOf = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
const timeOf = ({ startsAt, temple }: SankalpamSheet): string => clockOf(new Date(startsAt), temple.timeZone);
const clockOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(at);
