import { faceName, hasLetter } from './faces.ts';
import { type Family, OWN_FONTS, SLICED, type Sliced, sliceOf, type Weight } from './font-files.ts';

/** The text a letter is in: Chinese, Japanese and Korean draw some of their shared letters differently. */
export type Setting = readonly Sliced[];

const OWN = Object.entries(OWN_FONTS).map(([family, begins]) => ({ family: family as keyof typeof OWN_FONTS, begins }));
/** Nothing to draw: joiners, variation selectors, marks of direction. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cc}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
/** Letters that only the sliced fonts may have, so that a smiley doesn't open a hundred files. */
const EAST_ASIAN = /^[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{323af}]/u;

/** In which order a text's Chinese, Japanese and Korean fonts are asked. */
export function settingOf(text: string): Setting {
  const first = KANA.test(text) ? 'jp' : HANGUL.test(text) ? 'kr' : 'sc';
  return [first, ...SLICED.filter((language) => language !== first)];
}

/** The font that has every letter of a grapheme: its script's own if it can, else any. Undefined where none has. */
export function fontFor(grapheme: string, setting: Setting): Family | undefined {
  const key = `${setting[0]}${grapheme}`;
  if (!chosen.has(key)) {
    if (chosen.size >= REMEMBERED) chosen.clear();
    chosen.set(key, choose(grapheme, setting));
  }
  return chosen.get(key);
}

/** A document's fixed words are the same every time. */
const chosen = new Map<string, Family | undefined>();
const REMEMBERED = 5_000;

function choose(grapheme: string, setting: Setting): Family | undefined {
  const points = [...grapheme].filter((char) => !INVISIBLE.test(char)).map((char) => char.codePointAt(0) ?? 0);
  const covers = (family: Family) => points.every((point) => hasLetter(faceName(family, COVERAGE_WEIGHT), point));
  const own = OWN.filter(({ begins }) => begins.test(grapheme)).map(({ family }) => family);
  return [...own, 'latin' as const].find(covers) ?? slices(grapheme, setting).find(covers) ?? otherScript(grapheme, own).find(covers);
}

/** Every weight of a font has the same letters. */
const COVERAGE_WEIGHT: Weight = 400;

function slices(grapheme: string, setting: Setting): Family[] {
  const first = grapheme.codePointAt(0) ?? 0;
  return EAST_ASIAN.test(grapheme) ? setting.flatMap((language) => sliceOf(language, first) ?? []) : [];
}

/** Marks and signs that several scripts share live in one of their fonts. */
const otherScript = (grapheme: string, own: readonly Family[]): Family[] =>
  /^[\p{Script=Common}\p{Script=Inherited}]/u.test(grapheme) || own.length > 0 ? OWN.map(({ family }) => family) : [];
