import type { Language } from '../languages.ts';
import type { ServiceLanguage } from '../service-languages.ts';

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
export const scriptOfLanguage = (language: ServiceLanguage | undefined): SheetScript => (language && BY_LANGUAGE[language]) ?? 'latin';

const BY_LANGUAGE: Partial<Readonly<Record<ServiceLanguage, SheetScript>>> = {
  hi: 'devanagari',
  mr: 'devanagari',
  sa: 'devanagari',
  ne: 'devanagari',
  kok: 'devanagari',
  te: 'telugu',
  ta: 'tamil',
  kn: 'kannada',
  tcy: 'kannada',
  gu: 'gujarati',
};
