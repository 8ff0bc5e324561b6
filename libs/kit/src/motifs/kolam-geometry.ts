import { r } from './round.ts';

export type Dot = readonly [column: number, row: number];
type Point = readonly [x: number, y: number];
/** One curve between two sides of a dot's tile, with the control points that shape it. */
interface Curve {
  from: Point;
  to: Point;
  out: Point;
  into: Point;
}

const SIDES: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
/** How far an open side bulges from its dot, as a fraction of the grid step; closed sides meet halfway. */
const ROUND = 0.36;
const HANDLE = 0.2;

/** Dots of a diamond, 1-3-…-n-…-3-1; n is odd. */
export function diamond(n: number): Dot[] {
  const half = (n - 1) / 2;
  const span = Array.from({ length: n }, (_, i) => i - half);
  return span.flatMap((y) => span.filter((x) => Math.abs(x) + Math.abs(y) <= half).map((x): Dot => [x, y]));
}

/**
 * Sikku kolam: a line around every dot. It crosses at 45 degrees between two neighboring dots and turns where a dot has no neighbor.
 * @returns its closed lines, each in drawing order so that it can be animated along itself.
 */
export function kolamLoops(dots: readonly Dot[], step = 40): string[] {
  const has = new Set(dots.map(String));
  const curves = dots.flatMap((dot) => curvesRound(dot, has, step));
  const left = new Set(curves);
  return curves.flatMap((start) => (left.has(start) ? [loopFrom(start, left)] : []));
}

function curvesRound([column, row]: Dot, has: ReadonlySet<string>, step: number): Curve[] {
  const [px, py] = [column * step, row * step];
  const nodes = SIDES.map(([dx, dy]) => {
    const joined = has.has(String([column + dx, row + dy]));
    const reach = (joined ? 0.5 : ROUND) * step;
    return { joined, dx, dy, x: px + dx * reach, y: py + dy * reach };
  });
  return nodes.map((a, i) => {
    const b = nodes[(i + 1) % 4] ?? a;
    const diagonal: Point = [(b.dx - a.dx) * Math.SQRT1_2, (b.dy - a.dy) * Math.SQRT1_2];
    const leave: Point = a.joined ? diagonal : [b.dx, b.dy];
    const arrive: Point = b.joined ? diagonal : [-a.dx, -a.dy];
    const handle = HANDLE * step;
    return {
      from: [r(a.x), r(a.y)],
      to: [r(b.x), r(b.y)],
      out: [r(a.x + leave[0] * handle), r(a.y + leave[1] * handle)],
      into: [r(b.x - arrive[0] * handle), r(b.y - arrive[1] * handle)],
    };
  });
}

const reversed = ({ from, to, out, into }: Curve): Curve => ({ from: to, to: from, out: into, into: out });
const same = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) < 0.05 && Math.abs(a[1] - b[1]) < 0.05;
const direction = (a: Point, b: Point): number => Math.atan2(b[1] - a[1], b[0] - a[0]);

/** Follows the line without a corner: at a crossing it continues straight into the neighbor's tile. */
function loopFrom(start: Curve, left: Set<Curve>): string {
  left.delete(start);
  let path = `M${start.from}C${start.out} ${start.into} ${start.to}`;
  let at = start;
  for (;;) {
    const next = continuation(at, left);
    if (!next) return path;
    path += `S${next.into} ${next.to}`;
    at = next;
  }
}

function continuation(at: Curve, left: Set<Curve>): Curve | undefined {
  const heading = direction(at.into, at.to);
  for (const curve of left) {
    for (const way of [curve, reversed(curve)]) {
      if (!same(way.from, at.to) || Math.abs(Math.sin((direction(way.from, way.out) - heading) / 2)) > 0.1) continue;
      left.delete(curve);
      return way;
    }
  }
  return undefined;
}
