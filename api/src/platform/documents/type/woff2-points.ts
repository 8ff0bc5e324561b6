import type { ByteReader } from './byte-reader.ts';

export interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}

/** Reads the points of a glyph: a flag byte names how many bytes of coordinates follow and how they are packed (WOFF 2.0, section 5.2). */
export function readPoints(flags: ByteReader, data: ByteReader, count: number): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < count; i++) {
    const flag = flags.byte();
    const [dx, dy] = readStep(flag & 127, data);
    x += dx;
    y += dy;
    points.push({ x, y, onCurve: flag < 128 });
  }
  return points;
}

const signed = (flag: number, value: number): number => (flag & 1 ? value : -value);

function readStep(flag: number, data: ByteReader): [number, number] {
  const first = data.byte();
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + first)];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + first), 0];
  const both = (dx: number, dy: number): [number, number] => [signed(flag, dx), signed(flag >> 1, dy)];
  if (flag < 84) {
    const base = flag - 20;
    return both(1 + (base & 0x30) + (first >> 4), 1 + ((base & 0x0c) << 2) + (first & 15));
  }
  const second = data.byte();
  if (flag < 120) {
    const base = flag - 84;
    return both(1 + (Math.floor(base / 12) << 8) + first, 1 + (((base % 12) >> 2) << 8) + second);
  }
  const third = data.byte();
  if (flag < 124) return both((first << 4) + (second >> 4), ((second & 15) << 8) + third);
  return both((first << 8) + second, (third << 8) + data.byte());
}
