import type { DedicationCard } from '@sannidhi/contracts';
import { TEMPLE_MARK } from '../../platform/documents/marks.ts';
import { LETTER, Sheet } from '../../platform/documents/sheet.ts';
import { cardWords } from './card-words.ts';

export interface Card {
  temple: string;
  templeAddress: string;
  recipient: string;
  address: string;
  honoree: string;
  kind: DedicationCard['kind'];
  from: string | null;
}

/** Cards have no date of their own: the same card is the same file. */
const MADE_AT = new Date(0);
const MIDDLE = LETTER.width / 2;
const LEFT = 72;
const WIDTH = LETTER.width - 2 * LEFT;

/** A letter sheet: the addresses for a window envelope in the top third, the card below. */
export async function cardPdf(card: Card): Promise<Buffer> {
  const { temple, templeAddress, recipient, address } = card;
  const { subject, greeting, message, note, note2 } = cardWords(card);
  const sheet = new Sheet({ title: subject, author: temple, madeAt: MADE_AT });
  const below = sheet.paragraph(temple, LEFT, 44, WIDTH, { size: 10, weight: 600 });
  sheet.paragraph(templeAddress, LEFT, below, 220, { size: 9.5 });
  const to = sheet.paragraph(recipient, LEFT, 138, 260, { size: 12, weight: 600 });
  sheet.paragraph(address, LEFT, to, 260, { size: 12 });
  sheet.korvai(LEFT, 262, WIDTH);
  sheet.glyph(TEMPLE_MARK, MIDDLE - 28, 306, 56, '#7A1E45');
  let y = sheet.paragraph(subject, LEFT, 392, WIDTH, { size: 22, weight: 700, align: 'center' }) + 24;
  y = sheet.paragraph(greeting, LEFT, y, WIDTH, { size: 13 }) + 8;
  for (const words of message) y = sheet.paragraph(words, LEFT, y, WIDTH, { size: 13 }) + 10;
  sheet.korvai(LEFT, 690, WIDTH);
  sheet.paragraph(`${note} ${note2}`, LEFT, 708, WIDTH, { size: 9, color: '#55494F', align: 'center' });
  return sheet.finish();
}
