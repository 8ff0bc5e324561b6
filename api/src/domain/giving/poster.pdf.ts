import { BRAND } from '@sannidhi/contracts';
import { TEMPLE_MARK } from '../../platform/documents/marks.ts';
import { LETTER, Sheet } from '../../platform/documents/sheet.ts';

export interface Poster {
  templeName: string;
  city: string;
  /** The fund's name. */
  purpose: string;
  /** Where it hangs. */
  place: string;
  url: string;
}

/** Posters have no date of their own: the same poster is the same file. */
const MADE_AT = new Date(0);
const MIDDLE = LETTER.width / 2;
const LEFT = 64;
const WIDTH = LETTER.width - 2 * LEFT;
const CODE = 300;
const SMALL = { size: 9, color: '#55494F', align: 'center' } as const;

/** A letter-size poster of an e-hundi code: whom the gift is for, what for, the code, and what will happen. */
export async function posterPdf({ templeName, city, purpose, place, url }: Poster): Promise<Buffer> {
  const sheet = new Sheet({ title: `E-hundi ${purpose}, ${place}`, author: templeName, madeAt: MADE_AT });
  sheet.glyph(TEMPLE_MARK, MIDDLE - 32, 54, 64, '#7A1E45');
  const name = sheet.paragraph(templeName, LEFT, 128, WIDTH, { size: 28, weight: 700, align: 'center', lines: 2 });
  const where = sheet.paragraph(city, LEFT, name, WIDTH, { size: 13, color: '#55494F', align: 'center', lines: 1 });
  sheet.korvai(LEFT, where + 11, WIDTH);
  const below = sheet.paragraph(purpose, LEFT, where + 33, WIDTH, { size: 24, weight: 600, align: 'center', lines: 2 });
  sheet.qr(url, MIDDLE - CODE / 2, below + 20, CODE);
  const steps = below + CODE + 44;
  sheet.line('Point your camera here to give', MIDDLE, steps, { size: 17, weight: 600, align: 'center' });
  sheet.line('No account needed: your phone number and a code we text you.', MIDDLE, steps + 28, { size: 12.5, align: 'center' });
  sheet.line('Your receipt comes at once.', MIDDLE, steps + 47, { size: 12.5, align: 'center' });
  sheet.paragraph(`${place} · ${BRAND.name}`, LEFT, 746, WIDTH, { ...SMALL, lines: 2 });
  return sheet.finish();
}
