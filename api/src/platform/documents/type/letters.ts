import { allFamilies, readLetters } from './font-files.ts';
import { HarfBuzz } from './harfbuzz.ts';

/** The first and last code point of a row of letters. */
export type LetterRange = readonly [number, number];

/** Every letter that one of the fonts has, as ranges in order: what forms accept. Reads all fonts, which takes a second. */
export function printableRanges(): LetterRange[] {
  const harfbuzz = HarfBuzz.start('harfbuzz');
  const letters = new Set(allFamilies().flatMap((family) => lettersIn(harfbuzz, readLetters(family))));
  const ranges: [number, number][] = [];
  for (const letter of [...letters].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === letter - 1) last[1] = letter;
    else ranges.push([letter, letter]);
  }
  return ranges;
}

function lettersIn(harfbuzz: HarfBuzz, font: Uint8Array): number[] {
  const { call } = harfbuzz;
  const bytes = harfbuzz.put(font);
  const blob = call.hb_blob_create(bytes, font.length, 1, 0, 0);
  const face = call.hb_face_create(blob, 0);
  const set = call.hb_set_create();
  call.hb_face_collect_unicodes(face, set);
  const count = call.hb_set_get_population(set);
  const list = call.malloc(count * 4);
  call.hb_set_next_many(set, -1, list, count);
  const letters = [...harfbuzz.words(list, count)];
  call.free(list);
  call.hb_set_destroy(set);
  call.hb_face_destroy(face);
  call.hb_blob_destroy(blob);
  call.free(bytes);
  return letters;
}
