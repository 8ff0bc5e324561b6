import type { SheetScript } from '@sannidhi/contracts';
import { type IndicScript, indicScriptOf, letterAt, offsetIn } from './blocks.ts';
import { OWN_LETTERS, REPLACEMENTS } from './replacements.ts';
import { toTamil } from './to-tamil.ts';

const RUNS = /[\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}]+/gu;
/** Prayer books number Tamil's letters; elsewhere the numbers mean nothing. */
const NUMBERS = /[²³⁴]/g;

/**
 * An Indic text in another Indic script, letter by letter after Unicode's blocks. Null where that would be a guess: from or to Latin, for a
 * mixture, and for a letter without a counterpart. A Tamil name has no voiced letters to begin with, so its typed form is shown beside it.
 */
export function transliterate(text: string, to: SheetScript): string | null {
  const from = indicScriptOf(text);
  if (!from || to === 'latin') return null;
  if (from === to) return text;
  let isWhole = true;
  const plain = from === 'tamil' ? text.replace(NUMBERS, '') : text;
  const written = plain.normalize('NFC').replace(RUNS, (word) => {
    const other = writtenIn(to, soundsOf(from, word));
    isWhole &&= other !== null;
    return other ?? word;
  });
  return isWhole ? written.normalize('NFC') : null;
}

/** A word's sounds as offsets; a letter of one script alone counts as the sound the others write. */
const soundsOf = (from: IndicScript, word: string): number[] =>
  [...word].flatMap((letter) => {
    const offset = offsetIn(from, letter) ?? -1;
    return OWN_LETTERS[from]?.[offset] ?? [offset];
  });

function writtenIn(to: IndicScript, offsets: readonly number[]): string | null {
  if (to === 'tamil') return toTamil(offsets);
  const letters = offsets.flatMap((offset) => REPLACEMENTS[to][offset] ?? [offset]).map((offset) => letterAt(to, offset));
  return letters.every((letter) => letter !== undefined) ? letters.join('') : null;
}
