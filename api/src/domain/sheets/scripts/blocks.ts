import type { SheetScript } from '@sannidhi/contracts';

export type IndicScript = Exclude<SheetScript, 'latin'>;

/** Where each script's block begins. Unicode lays the Indic blocks out alike (after ISCII), so a letter's offset names its sound. */
export const BLOCKS = {
  devanagari: 0x0900,
  gujarati: 0x0a80,
  tamil: 0x0b80,
  telugu: 0x0c00,
  kannada: 0x0c80,
} as const satisfies Record<IndicScript, number>;
const BLOCK_SIZE = 0x80;

const LETTERS = {
  devanagari: /\p{Script=Devanagari}/u,
  gujarati: /\p{Script=Gujarati}/u,
  tamil: /\p{Script=Tamil}/u,
  telugu: /\p{Script=Telugu}/u,
  kannada: /\p{Script=Kannada}/u,
} as const satisfies Record<IndicScript, RegExp>;
const SCRIPTS = Object.keys(BLOCKS) as IndicScript[];

/** The Indic script of a text's letters; undefined for Latin, for another script, and for a mixture. */
export function indicScriptOf(text: string): IndicScript | undefined {
  const used = SCRIPTS.filter((script) => LETTERS[script].test(text));
  return used.length === 1 && !/\p{Script=Latin}/u.test(text) ? used[0] : undefined;
}

/** The offset of a character in its script's block; undefined for what every script shares (spaces, periods). */
export function offsetIn(script: IndicScript, character: string): number | undefined {
  const point = character.codePointAt(0) ?? 0;
  const offset = point - BLOCKS[script];
  return offset >= 0 && offset < BLOCK_SIZE && LETTERS[script].test(character) ? offset : undefined;
}

/** A script's letter at an offset; undefined where it has none. */
export function letterAt(script: IndicScript, offset: number): string | undefined {
  const letter = String.fromCodePoint(BLOCKS[script] + offset);
  return LETTERS[script].test(letter) ? letter : undefined;
}
