import { ByteReader } from './byte-reader.ts';
import { type Point, readPoints } from './woff2-points.ts';

const STREAMS = ['contours', 'points', 'flags', 'glyphs', 'composites', 'boxes', 'instructions'] as const;
type Streams = Record<(typeof STREAMS)[number], ByteReader>;
const HEADER = 8;
const COMPOSITE = 0xffff;
/** Flags of a component (OpenType, glyf). */
const PART = { wide: 1, scale: 8, more: 32, twoScales: 64, matrix: 128, instructed: 256 };

/** Restores the plain `glyf` and `loca` (long offsets) from WOFF 2.0's packed outlines (section 5.1). Instructions are left out. */
export function glyphTables(packed: Uint8Array): { glyf: Uint8Array; loca: Uint8Array } {
  const file = Buffer.from(packed);
  const count = file.readUInt16BE(4);
  const streams = openStreams(file);
  const boxed = streams.boxes.take(((count + 31) >> 5) << 2);
  const loca = Buffer.alloc((count + 1) * 4);
  const glyphs: Uint8Array[] = [];
  let offset = 0;
  for (let id = 0; id < count; id++) {
    const glyph = readGlyph(streams, ((boxed[id >> 3] ?? 0) & (128 >> (id & 7))) !== 0);
    glyphs.push(glyph);
    offset += glyph.length;
    loca.writeUInt32BE(offset, (id + 1) * 4);
  }
  return { glyf: Buffer.concat(glyphs), loca };
}

function openStreams(file: Buffer): Streams {
  let at = HEADER + STREAMS.length * 4;
  const entries = STREAMS.map((name, index) => {
    const reader = new ByteReader(file, at);
    at += file.readUInt32BE(HEADER + index * 4);
    return [name, reader] as const;
  });
  return Object.fromEntries(entries) as Streams;
}

function readGlyph(streams: Streams, boxed: boolean): Uint8Array {
  const contours = streams.contours.short();
  if (contours === 0) return Buffer.alloc(0);
  const glyph = contours === COMPOSITE ? composite(streams) : simple(streams, contours, boxed);
  return glyph.length % 4 ? Buffer.concat([glyph, Buffer.alloc(4 - (glyph.length % 4))]) : glyph;
}

function composite({ composites, glyphs, instructions, boxes }: Streams): Uint8Array {
  const box = boxes.take(8);
  const parts: Uint8Array[] = [];
  let flags: number = PART.more;
  let instructed = false;
  while (flags & PART.more) {
    flags = composites.short();
    instructed ||= (flags & PART.instructed) !== 0;
    const scale = flags & PART.scale ? 2 : flags & PART.twoScales ? 4 : flags & PART.matrix ? 8 : 0;
    const rest = composites.take(2 + (flags & PART.wide ? 4 : 2) + scale);
    const plain = flags & ~PART.instructed;
    parts.push(Buffer.from([plain >> 8, plain & 255]), rest);
  }
  if (instructed) instructions.take(glyphs.short255());
  return Buffer.concat([Buffer.from([0xff, 0xff]), box, ...parts]);
}

function simple(streams: Streams, contours: number, boxed: boolean): Uint8Array {
  const ends: number[] = [];
  let last = -1;
  for (let contour = 0; contour < contours; contour++) {
    last += streams.points.short255();
    ends.push(last);
  }
  const points = readPoints(streams.flags, streams.glyphs, last + 1);
  streams.instructions.take(streams.glyphs.short255());
  const box = boxed ? streams.boxes.take(8) : shorts(boxOf(points));
  const steps = points.map(({ x, y }, i) => ({ x: x - (points[i - 1]?.x ?? 0), y: y - (points[i - 1]?.y ?? 0) }));
  const flags = Buffer.from(points.map(({ onCurve }) => (onCurve ? 1 : 0)));
  return Buffer.concat([
    shorts([contours]),
    box,
    shorts([...ends, 0]),
    flags,
    shorts(steps.map(({ x }) => x)),
    shorts(steps.map(({ y }) => y)),
  ]);
}

function boxOf(points: readonly Point[]): number[] {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function shorts(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [i, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, i * 2);
  return bytes;
}
