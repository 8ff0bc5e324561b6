import { type Family, readFont, type Weight } from './font-files.ts';
import { HarfBuzz } from './harfbuzz.ts';
import { atWeight } from './subset.ts';

/** A font at a weight: `telugu/600`. */
export type FaceName = `${Family}/${Weight}`;
export const faceName = (family: Family, weight: Weight): FaceName => `${family}/${weight}`;

interface Face {
  file: Uint8Array;
  font: number;
  close(): void;
}

/** A glyph where shaping put it, in font units; `cluster` is the index of the first character it stands for. */
export interface Glyph {
  id: number;
  cluster: number;
  advance: number;
  dx: number;
  dy: number;
}

const GLYPH_WORDS = 5;
const LEFT_TO_RIGHT = 4;
const RIGHT_TO_LEFT = 5;
/** Opened fonts, the least recently used first. A page of a hundred scripts reopens some; a server on which every script comes up stays small. */
const open = new Map<FaceName, Face>();
const OPEN_AT_ONCE = 40;

let shaper: HarfBuzz | undefined;
const harfbuzz = (): HarfBuzz => {
  shaper ??= HarfBuzz.start('harfbuzz');
  return shaper;
};

/** Shapes a run of one font and one direction; the glyphs come in the order they are drawn, left to right. */
export function shape(name: FaceName, text: string, rightToLeft: boolean): Glyph[] {
  const { font } = face(name);
  const { call } = harfbuzz();
  const buffer = call.hb_buffer_create();
  const letters = harfbuzz().put(new Uint8Array(Uint16Array.from(text, (_, i) => text.charCodeAt(i)).buffer));
  call.hb_buffer_add_utf16(buffer, letters, text.length, 0, text.length);
  call.hb_buffer_set_direction(buffer, rightToLeft ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);
  call.hb_buffer_guess_segment_properties(buffer);
  call.hb_shape(font, buffer, 0, 0);
  const glyphs = readGlyphs(buffer);
  call.free(letters);
  call.hb_buffer_destroy(buffer);
  return glyphs;
}

/** Whether a font has a letter. */
export function hasLetter(name: FaceName, point: number): boolean {
  const { font } = face(name);
  const { call } = harfbuzz();
  const found = call.malloc(4);
  const has = call.hb_font_get_nominal_glyph(font, point, found) !== 0;
  call.free(found);
  return has;
}

/** How far a glyph moves the pen, in font units. */
export const advanceOf = (name: FaceName, glyph: number): number => harfbuzz().call.hb_font_get_glyph_h_advance(face(name).font, glyph);

/** The font as plain TrueType. */
export const fontFile = (name: FaceName): Uint8Array => face(name).file;

function readGlyphs(buffer: number): Glyph[] {
  const { call } = harfbuzz();
  const words = call.hb_buffer_get_length(buffer) * GLYPH_WORDS;
  const infos = harfbuzz().words(call.hb_buffer_get_glyph_infos(buffer, 0), words);
  const positions = harfbuzz().words(call.hb_buffer_get_glyph_positions(buffer, 0), words);
  const glyphs: Glyph[] = [];
  for (let at = 0; at < words; at += GLYPH_WORDS) {
    const [id = 0, , cluster = 0] = infos.subarray(at, at + GLYPH_WORDS);
    const [advance = 0, , dx = 0, dy = 0] = positions.subarray(at, at + GLYPH_WORDS);
    glyphs.push({ id, cluster, advance, dx, dy });
  }
  return glyphs;
}

function face(name: FaceName): Face {
  const found = open.get(name) ?? openFace(name);
  open.delete(name);
  open.set(name, found);
  for (const [oldest, { close }] of open) {
    if (open.size <= OPEN_AT_ONCE) break;
    open.delete(oldest);
    close();
  }
  return found;
}

function openFace(name: FaceName): Face {
  const [family, weight] = name.split('/') as [Family, `${Weight}`];
  const source = readFont(family, Number(weight) as Weight);
  const file = family.includes('-') ? atWeight(source, Number(weight)) : source;
  const { call } = harfbuzz();
  const bytes = harfbuzz().put(file);
  const blob = call.hb_blob_create(bytes, file.length, 1, 0, 0);
  const opened = call.hb_face_create(blob, 0);
  const font = call.hb_font_create(opened);
  const close = () => {
    call.hb_font_destroy(font);
    call.hb_face_destroy(opened);
    call.hb_blob_destroy(blob);
    call.free(bytes);
  };
  return { file, font, close };
}
