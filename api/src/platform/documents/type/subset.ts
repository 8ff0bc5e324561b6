import { HarfBuzz, tagOf } from './harfbuzz.ts';

/** HarfBuzz's flags (hb-subset.h): no instructions, glyphs keep their numbers, no glyphs that only layout rules would reach. */
const FLAGS = 0x1 | 0x2 | 0x200;
const DROPPED_TABLES = 3;
/** A PDF finds glyphs by number: the file needs outlines and metrics, not what letters or rules lead to them. */
const NOT_IN_PDF = [
  'cmap',
  'name',
  'post',
  'OS/2',
  'GSUB',
  'GPOS',
  'GDEF',
  'GASP',
  'gasp',
  'STAT',
  'DSIG',
  'BASE',
  'meta',
  'prep',
  'fpgm',
  'cvt ',
];

let started: HarfBuzz | undefined;
const harfbuzz = (): HarfBuzz => {
  started ??= HarfBuzz.start('harfbuzz-subset');
  return started;
};

/** The font with the outlines of these glyphs alone; the numbers of glyphs stay. */
export function subsetFont(font: Uint8Array, glyphs: Iterable<number>): Uint8Array {
  return produce(font, (call, input) => {
    call.hb_subset_input_set_flags(input, FLAGS);
    const wanted = call.hb_subset_input_glyph_set(input);
    for (const glyph of glyphs) call.hb_set_add(wanted, glyph);
    const dropped = call.hb_subset_input_set(input, DROPPED_TABLES);
    for (const table of NOT_IN_PDF) call.hb_set_add(dropped, tagOf(table));
  });
}

/** A variable font at one weight, as a plain font. */
export function atWeight(font: Uint8Array, weight: number): Uint8Array {
  return produce(font, (call, input, face) => {
    call.hb_subset_input_keep_everything(input);
    call.hb_subset_input_pin_axis_location(input, face, tagOf('wght'), weight);
  });
}

function produce(font: Uint8Array, ask: (call: HarfBuzz['call'], input: number, face: number) => void): Uint8Array {
  const { call } = harfbuzz();
  const bytes = harfbuzz().put(font);
  const blob = call.hb_blob_create(bytes, font.length, 1, 0, 0);
  const face = call.hb_face_create(blob, 0);
  const input = call.hb_subset_input_create_or_fail();
  ask(call, input, face);
  const made = call.hb_subset_or_fail(face, input);
  const result = made ? bytesOf(made) : undefined;
  call.hb_subset_input_destroy(input);
  call.hb_face_destroy(face);
  call.hb_blob_destroy(blob);
  call.free(bytes);
  if (!result) throw new Error('HarfBuzz could not make a subset of a font.');
  return result;
}

function bytesOf(face: number): Uint8Array {
  const { call } = harfbuzz();
  const blob = call.hb_face_reference_blob(face);
  const bytes = harfbuzz().take(call.hb_blob_get_data(blob, 0), call.hb_blob_get_length(blob));
  call.hb_blob_destroy(blob);
  call.hb_face_destroy(face);
  return bytes;
}
