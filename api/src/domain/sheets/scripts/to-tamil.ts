import { letterAt } from './blocks.ts';
import * as at from './offsets.ts';

/** Tamil writes one letter for four sounds; books of prayers number the other three. */
const NUMBERS = ['', '²', '³', '⁴'] as const;
const ROWS = [at.KA, at.CA, at.TTA, at.TA, at.PA] as const;
const JA = 0x1c;
const NASALS = new Map<number, number>([
  [at.KA, at.NGA],
  [at.CA, at.NYA],
  [at.TTA, at.NNA],
  [at.TA, at.NA],
  [at.PA, at.MA],
]);
const VOCALIC: Readonly<Record<number, readonly number[]>> = {
  11: [at.RA, at.SIGN_U],
  12: [at.LA, at.SIGN_U],
  67: [at.VIRAMA, at.RA, at.SIGN_U],
  68: [at.VIRAMA, at.RA, at.SIGN_UU],
  98: [at.VIRAMA, at.LA, at.SIGN_U],
  13: [at.E],
  17: [6],
  69: [71],
  73: [at.SIGN_AA],
  [at.NUKTA]: [],
  [at.AVAGRAHA]: [],
};

/** A word of offsets in Tamil letters, as prayer books print Sanskrit: `கா³யத்ரீ`. Null where Tamil can't write it. */
export function toTamil(offsets: readonly number[]): string | null {
  let text = '';
  let number = '';
  const plain = offsets.flatMap((offset) => VOCALIC[offset] ?? [offset]);
  for (const [index, offset] of plain.entries()) {
    if (number && !at.isSign(offset)) {
      text += number;
      number = '';
    }
    const letter = spelled(lettersFor(plain, index));
    if (letter === undefined) return null;
    text += letter;
    number = numberOf(offset) || number;
  }
  return text + number;
}

function lettersFor(word: readonly number[], index: number): readonly number[] {
  const offset = word[index] ?? at.MA;
  const row = rowOf(offset);
  if (offset === at.ANUSVARA || offset === at.CANDRABINDU) return [nasalBefore(word[index + 1]), at.VIRAMA];
  if (offset === at.NA) return [isDentalN(word, index) ? at.NA : at.NNNA];
  return [row === undefined ? offset : baseOf(offset, row)];
}

const nasalBefore = (next: number | undefined): number => NASALS.get(rowOf(next) ?? at.PA) ?? at.MA;
/** ந begins words and stands before t; everywhere else the same sound is written ன. */
const isDentalN = (word: readonly number[], index: number): boolean =>
  index === 0 || (word[index + 1] === at.VIRAMA && rowOf(word[index + 2]) === at.TA);
const rowOf = (offset: number | undefined): number | undefined =>
  ROWS.find((row) => offset !== undefined && offset >= row && offset < row + 4);
/** Tamil has a ஜ of its own. */
const baseOf = (offset: number, row: number): number => (row === at.CA && offset >= JA ? JA : row);

function numberOf(offset: number): string {
  const row = rowOf(offset);
  if (row === undefined) return '';
  // Tamil has ஜ for itself, so its aspirate is the second.
  if (row === at.CA && offset >= JA) return NUMBERS[offset - JA] ?? '';
  return NUMBERS[offset - row] ?? '';
}

function spelled(offsets: readonly number[]): string | undefined {
  const letters = offsets.map((offset) => letterAt('tamil', offset));
  return letters.every((letter) => letter !== undefined) ? letters.join('') : undefined;
}
