import type { AnyObject, ObjectSchema, Schema } from 'yup';
import { LANGUAGE_CODES, type Language } from './languages.ts';
import { object } from './schema.ts';

/** The languages besides English, in which everything is worded first. */
export type OtherLanguage = Exclude<Language, 'en'>;
export const OTHER_LANGUAGES = LANGUAGE_CODES.filter((code): code is OtherLanguage => code !== 'en');

/** What a temple wrote itself, in languages other than English: `{ hi: { name: 'श्री कामाक्षी मंदिर' } }`. */
export type OwnWording<Field extends string = string> = Partial<Record<OtherLanguage, Partial<Record<Field, string>>>>;

type Fields = Record<string, Schema>;
type WordingSchema = ObjectSchema<OwnWording, AnyObject, OwnWording, ''>;

/**
 * A temple's own wording of these fields, per language. Give it the same limits as the English fields; an empty text is left out, and
 * English is shown in its place.
 */
export function ownWordingSchema(fields: Fields): WordingSchema {
  const languages = Object.fromEntries(OTHER_LANGUAGES.map((code) => [code, object(fields).noUnknown().default(undefined)]));
  return object(languages).noUnknown().default({}).transform(withoutEmpty) as unknown as WordingSchema;
}

function withoutEmpty(wording: unknown): unknown {
  if (typeof wording !== 'object' || wording === null) return wording;
  const said = Object.entries(wording).map(([code, texts]) => [code, filledIn(texts)] as const);
  return Object.fromEntries(said.filter(([, texts]) => texts !== undefined));
}

function filledIn(texts: unknown): unknown {
  if (typeof texts !== 'object' || texts === null) return texts;
  const filled = Object.entries(texts).filter(([, text]) => (typeof text === 'string' ? text.trim() !== '' : text !== undefined));
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** The same thing in a language: each field that the temple worded in it, English for the rest. */
export function wordedIn<Thing extends { wording?: OwnWording | null | undefined }>(thing: Thing, language: Language): Thing {
  const said = language === 'en' ? undefined : thing.wording?.[language];
  return said ? { ...thing, ...Object.fromEntries(Object.entries(said).filter(([, text]) => text)) } : thing;
}

/** The wording as an answer carries it: not at all if nothing is worded. */
export const onlyWorded = <Said extends OwnWording>(wording: Said | null): { wording?: Said } =>
  wording && Object.keys(wording).length > 0 ? { wording } : {};
