import type { IndicScript } from './blocks.ts';
import * as at from './offsets.ts';

type Replacements = Readonly<Record<number, readonly number[]>>;

/** Letters that exist in some scripts only, as the nearest sound that all the others write. */
const SHORT_VOWELS: Replacements = { [at.SHORT_E]: [at.E], [at.SHORT_O]: [at.O], 70: [71], 74: [75] };
/** ऍ ऑ ॅ ॉ, the vowels of English loan words. */
const OPEN_VOWELS: Replacements = { 13: [at.E], 17: [6], 69: [71], 73: [at.SIGN_AA] };
/** ன ற ழ: Tamil’s second n and r, and its l. */
const TAMIL_SOUNDS: Replacements = { [at.NNNA]: [at.NA], [at.RRA]: [at.RA], [at.LLLA]: [at.LLA] };
const SPELLED_OM: Replacements = { [at.OM]: [at.O, at.ANUSVARA] };

/** What a script writes for an offset that it lacks, or that its readers don't know. */
export const REPLACEMENTS: Readonly<Record<Exclude<IndicScript, 'tamil'>, Replacements>> = {
  devanagari: { ...SHORT_VOWELS, ...TAMIL_SOUNDS },
  gujarati: { ...SHORT_VOWELS, ...TAMIL_SOUNDS },
  telugu: { ...OPEN_VOWELS, ...SPELLED_OM, [at.NNNA]: [at.NA], [at.LLLA]: [at.LLA], [at.CANDRABINDU]: [at.ANUSVARA], [at.NUKTA]: [] },
  kannada: { ...OPEN_VOWELS, ...SPELLED_OM, ...TAMIL_SOUNDS, [at.CANDRABINDU]: [at.ANUSVARA] },
};

/** Letters that Telugu and Kannada have outside the common layout: ౘ ౙ ౚ, and ೞ. */
export const OWN_LETTERS: Readonly<Partial<Record<IndicScript, Replacements>>> = {
  telugu: { 88: [at.CA], 89: [0x1c], 90: [at.RRA], 85: [], 86: [] },
  kannada: { 94: [at.LLLA], 85: [], 86: [] },
};
