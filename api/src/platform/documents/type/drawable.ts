import { isBlankName, unprintableLetter } from '@sannidhi/contracts';

/** A text as our fonts can draw it: pictures are left out, other letters without a font become question marks. */
export function drawable(text: string): string {
  let drawn = text.normalize('NFC');
  for (let letter = unprintableLetter(drawn); letter !== undefined; letter = unprintableLetter(drawn))
    drawn = drawn.replaceAll(letter, isBlankName(letter) ? '' : '?');
  return drawn;
}
