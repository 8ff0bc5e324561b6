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
/** From so many letters on a name is set smaller, so that what to do still stands on the sheet. */
const LONG = { temple: 56, purpose: 40 };

/** A letter-size poster of an e-hundi code: whom the gift is for, what for, the code, and what will happen. */
export async function posterPdf({ templeName, city, purpose, place, url }: Poster): Promise<Buffer> {
  const sheet = new Sheet({ title: `E-hundi ${purpose}, ${place}`, author: templeName, madeAt: MADE_AT });
  sheet.glyph(TEMPLE_MARK, MIDDLE - 32, 54, 64, '#7A1E45');
  const name = sheet.paragraph(templeName, LEFT, 128, WIDTH, {
    size: templeName.length > LONG.temple ? 20 : 28,
    weight: 700,
    align: 'center',
  });
  sheet.line(city, MIDDLE, name, { size: 13, color: '#55494F', align: 'center' });
  sheet.korvai(LEFT, name + 30, WIDTH);
  const below = sheet.paragraph(purpose, LEFT, name + 52, WIDTH, {
    size: purpose.length > LONG.purpose ? 18 : 24,
    weight: 600,
    align: 'center',
  });
  sheet.qr(url, MIDDLE - CODE / 2, below + 20, CODE);
  const steps = below + CODE + 44;
  sheet.line('Point your camera here to give', MIDDLE, steps, { size: 17, weight: 600, align: 'center' });
  sheet.line('No account needed: your phone number and a code we text you.', MIDDLE, steps + 28, { size: 12.5, align: 'center' });
  sheet.line('Your receipt comes at once.', MIDDLE, steps + 47, { size: 12.5, align: 'center' });
  sheet.line(`${place} · ${BRAND.name}`, MIDDLE, 752, { size: 9, color: '#55494F', align: 'center' });
  return sheet.finish();
}
