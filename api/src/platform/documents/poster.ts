import { TEMPLE_MARK } from './marks.ts';
import { LETTER, Sheet } from './sheet.ts';

/** A letter-size page to hang up: whose it is, what for, a code to scan, and what that does. */
export interface Poster {
  title: string;
  templeName: string;
  city: string;
  heading: string;
  /** Lines below the heading, such as when and where. */
  facts?: readonly string[];
  url: string;
  call: string;
  /** What happens then. */
  steps: readonly string[];
  footer: string;
}

/** Posters have no date of their own: the same poster is the same file. */
const MADE_AT = new Date(0);
const MIDDLE = LETTER.width / 2;
const LEFT = 64;
const WIDTH = LETTER.width - 2 * LEFT;
const CODE = 300;
const STEP = 19;
const SMALL = { size: 9, color: '#55494F', align: 'center' } as const;

/** Draws a poster. */
export async function posterSheet({ title, templeName, city, heading, facts = [], url, call, steps, footer }: Poster): Promise<Buffer> {
  const sheet = new Sheet({ title, author: templeName, madeAt: MADE_AT });
  sheet.glyph(TEMPLE_MARK, MIDDLE - 32, 54, 64, '#7A1E45');
  const name = sheet.paragraph(templeName, LEFT, 128, WIDTH, { size: 28, weight: 700, align: 'center', lines: 2 });
  const where = sheet.paragraph(city, LEFT, name, WIDTH, { size: 13, color: '#55494F', align: 'center', lines: 1 });
  sheet.korvai(LEFT, where + 11, WIDTH);
  let below = sheet.paragraph(heading, LEFT, where + 33, WIDTH, { size: 24, weight: 600, align: 'center', lines: 2 });
  for (const fact of facts) below = sheet.paragraph(fact, LEFT, below, WIDTH, { size: 13, align: 'center', lines: 1 });
  sheet.qr(url, MIDDLE - CODE / 2, below + 20, CODE);
  const last = below + CODE + 44;
  sheet.line(call, MIDDLE, last, { size: 17, weight: 600, align: 'center' });
  steps.forEach((step, index) => void sheet.line(step, MIDDLE, last + 28 + index * STEP, { size: 12.5, align: 'center' }));
  sheet.paragraph(footer, LEFT, 746, WIDTH, { ...SMALL, lines: 2 });
  return sheet.finish();
}
