import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './woff.ts';
import { unpackWoff2, woff2Letters } from './woff2.ts';

export const WEIGHTS = [400, 600, 700] as const;
export type Weight = (typeof WEIGHTS)[number];

const { resolve } = createRequire(import.meta.url);

/** Scripts with a font of their own, by the name in its package, and how their letters begin. */
export const OWN_FONTS = {
  devanagari: /^\p{Script=Devanagari}/u,
  bengali: /^\p{Script=Bengali}/u,
  gurmukhi: /^\p{Script=Gurmukhi}/u,
  gujarati: /^\p{Script=Gujarati}/u,
  oriya: /^\p{Script=Oriya}/u,
  tamil: /^\p{Script=Tamil}/u,
  telugu: /^\p{Script=Telugu}/u,
  kannada: /^\p{Script=Kannada}/u,
  malayalam: /^\p{Script=Malayalam}/u,
  sinhala: /^\p{Script=Sinhala}/u,
  arabic: /^\p{Script=Arabic}/u,
  hebrew: /^\p{Script=Hebrew}/u,
} as const;
/** Fonts of Chinese, Japanese and Korean come in slices of some hundred letters each, so that a name opens one or two small files. */
export const SLICED = ['sc', 'tc', 'jp', 'kr'] as const;
export type Sliced = (typeof SLICED)[number];

/** A font: `latin` (also Greek and Cyrillic), a script of its own, or a slice, `sc-12`. */
export type Family = 'latin' | keyof typeof OWN_FONTS | `${Sliced}-${number}`;

const LATIN = { 400: '400Regular', 600: '600SemiBold', 700: '700Bold' } as const satisfies Record<Weight, string>;

/** Reads a font as plain TrueType. A slice has all weights in one file; the others have one file each. */
export function readFont(family: Family, weight: Weight): Uint8Array {
  const file = read(fontPath(family, weight));
  if (family === 'latin') return file;
  return family in OWN_FONTS ? unpackWoff(file) : unpackWoff2(file);
}

/** Where a font's file is among the installed packages. */
function fontPath(family: Family, weight: Weight): string {
  if (family === 'latin') return `@expo-google-fonts/noto-sans/${LATIN[weight]}/NotoSans_${LATIN[weight]}.ttf`;
  if (family in OWN_FONTS) return `@fontsource/noto-sans-${family}/files/noto-sans-${family}-${family}-${weight}-normal.woff`;
  const [language] = family.split('-');
  return `@fontsource-variable/noto-sans-${language}/files/noto-sans-${family}-wght-normal.woff2`;
}

/** The paths of all font files. Throws where a package or its list of slices is missing. */
export const allFontPaths = (): string[] => [
  ...new Set(allFamilies().flatMap((family) => WEIGHTS.map((weight) => fontPath(family, weight)))),
];

/** As much of a font as says which letters it has. */
export const readLetters = (family: Family): Uint8Array =>
  family === 'latin' || family in OWN_FONTS ? readFont(family, 400) : woff2Letters(read(fontPath(family, 400)));

/** Which slice of a font has a letter, or none. */
export function sliceOf(language: Sliced, point: number): Family | undefined {
  const slices = slicesOf(language);
  const found = slices.find(({ ranges }) => ranges.some(([from, to]) => point >= from && point <= to));
  return found?.family;
}

/** Every font. */
export const allFamilies = (): Family[] => [
  'latin',
  ...(Object.keys(OWN_FONTS) as (keyof typeof OWN_FONTS)[]),
  ...SLICED.flatMap((language) => slicesOf(language).map(({ family }) => family)),
];

interface Slice {
  family: Family;
  ranges: (readonly [number, number])[];
}

const sliced = new Map<Sliced, Slice[]>();
function slicesOf(language: Sliced): Slice[] {
  const known = sliced.get(language) ?? readSlices(language);
  sliced.set(language, known);
  return known;
}

/** The package's list: `{ "[12]": "U+4e00-4e05,U+4e08" }`. */
function readSlices(language: Sliced): Slice[] {
  const list = JSON.parse(read(`@fontsource-variable/noto-sans-${language}/unicode.json`).toString()) as Record<string, string>;
  return Object.entries(list).flatMap(([name, ranges]) => {
    const number = /^\[(\d+)\]$/.exec(name)?.[1];
    return number ? [{ family: `${language}-${Number(number)}` as const, ranges: ranges.split(',').map(rangeOf) }] : [];
  });
}

function rangeOf(range: string): readonly [number, number] {
  const [from = 0, to = from] = range
    .slice(2)
    .split('-')
    .map((hex) => Number.parseInt(hex, 16));
  return [from, to];
}

const read = (path: string): Buffer => readFileSync(locate(path));

/** A file of an installed package. Throws where it isn't there. */
export const locate = (path: string): string => resolve(path);
