import type { Language } from '../languages.ts';

/** The scripts that a priest may read a sheet in, each with the language that names its nakshatras and rashis. */
export const SHEET_SCRIPTS = {
  latin: 'en',
  devanagari: 'hi',
  telugu: 'te',
  tamil: 'ta',
  kannada: 'kn',
  gujarati: 'gu',
} as const satisfies Record<string, Language>;
export type SheetScript = keyof typeof SHEET_SCRIPTS;
export const SHEET_SCRIPT_CODES = Object.keys(SHEET_SCRIPTS) as readonly SheetScript[];

/** The script of a language that a priest reads; Latin for one that has none of these. */
export function scriptOfLanguage(language: string): SheetScript {
  return BY_LANGUAGE[language.toLowerCase()] ?? 'latin';
}

/** The languages of a priest's profile, by their English names. */
const BY_LANGUAGE: Readonly<Record<string, SheetScript>> = {
  hindi: 'devanagari',
  marathi: 'devanagari',
  sanskrit: 'devanagari',
  nepali: 'devanagari',
  konkani: 'devanagari',
  telugu: 'telugu',
  tamil: 'tamil',
  kannada: 'kannada',
  tulu: 'kannada',
  gujarati: 'gujarati',
};
