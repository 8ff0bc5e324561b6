import { gopuramStrokes } from './gopuram-geometry.ts';
import { diamond, kolamLoops } from './kolam-geometry.ts';
import { korvaiPath, moonPath } from './line-geometry.ts';

describe('the kolam', () => {
  it('is drawn on a diamond of 25 dots', () => {
    expect(diamond(7)).toHaveLength(25);
  });

  it('goes round every dot with four curves and closes each of its lines', () => {
    const loops = kolamLoops(diamond(7));
    expect(loops.join('').match(/[CS]/g)).toHaveLength(100);
    for (const loop of loops) {
      const start = /^M([\d.,-]+)C/.exec(loop)?.[1];
      const end = loop.split(' ').at(-1);
      expect(end).toBe(start);
    }
  });
});

describe('the other lines', () => {
  it('the gopuram is symmetric round its axis', () => {
    const walls = gopuramStrokes(360, 520).filter(({ d }) => /^M[\d.]+ [\d.]+V[\d.]+M[\d.]+ [\d.]+V[\d.]+$/.test(d));
    expect(walls).toHaveLength(8);
    for (const { d } of walls) {
      const [left = 0, right = 0] = [...d.matchAll(/M([\d.]+) /g)].map((match) => Number(match[1]));
      expect(left + right).toBeCloseTo(360, 1);
    }
  });

  it('a korvai has one tooth per ten units', () => {
    expect(korvaiPath(100).match(/L/g)).toHaveLength(20);
  });

  it.each([
    [0, 'A9.25 9.25 0 0 1 10 19.25A9.25 9.25 0 0 0'],
    [90, 'A9.25 9.25 0 0 1 10 19.25A0 9.25 0 0 0'],
    [180, 'A9.25 9.25 0 0 1 10 19.25A9.25 9.25 0 0 1'],
    [270, 'A9.25 9.25 0 0 0 10 19.25A0 9.25 0 0'],
  ])('the Moon at %s degrees is lit on the right side', (elongation, arcs) => {
    expect(moonPath(elongation, 20)).toContain(arcs);
  });
});
