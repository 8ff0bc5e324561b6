import { createBellShakes } from './bell-shakes.ts';
import { isCircle, type Point } from './lotus-path.ts';
import { createOmClicks } from './om-clicks.ts';
import { watchGestures } from './watch-gestures.ts';

const SCREEN = { width: 1440, height: 900 };
const CENTRE = { x: 720, y: 450 };

describe('[9.11] the om', () => {
  const clicks = (...at: number[]) => {
    const completes = createOmClicks();
    return at.map((moment) => completes({ ...CENTRE, at: moment }, SCREEN));
  };

  it('[9.11] comes with the third click, each within 500 ms of the one before', () => {
    expect(clicks(0, 500, 1000)).toEqual([false, false, true]);
    expect(clicks(0, 500, 1001)).toEqual([false, false, false]);
    expect(clicks(0, 501, 1001, 1501)).toEqual([false, false, false, true]);
  });

  it('[9.11] wants every click within 30% of the smaller side of the screen’s middle', () => {
    const last = (x: number, y: number, screen = SCREEN) => {
      const completes = createOmClicks();
      return [0, 100, 200].map((at) => completes({ x, y, at }, screen)).at(-1);
    };
    expect(last(720 + 270, 450)).toBe(true);
    expect(last(720 + 271, 450)).toBe(false);
    expect(last(720 + 191, 450 + 191)).toBe(false);
    expect(last(195, 422 + 117, { width: 390, height: 844 })).toBe(true);
    expect(last(195, 422 + 118, { width: 390, height: 844 })).toBe(false);
  });

  it('starts over after a click elsewhere, and after it came', () => {
    const completes = createOmClicks();
    expect(completes({ ...CENTRE, at: 0 }, SCREEN)).toBe(false);
    expect(completes({ x: 5, y: 5, at: 100 }, SCREEN)).toBe(false);
    expect([200, 300].map((at) => completes({ ...CENTRE, at }, SCREEN))).toEqual([false, false]);
    expect([400, 500].map((at) => completes({ ...CENTRE, at }, SCREEN))).toEqual([true, false]);
  });
});

describe('three clicks in the page’s middle', () => {
  const found = jest.fn();
  let stop = () => {};
  beforeEach(() => {
    found.mockClear();
    document.body.innerHTML = '<p>Namaste</p><table><tbody><tr data-row="7" tabindex="0"><td>$108.00</td></tr></tbody></table>';
    stop = watchGestures(found);
  });
  afterEach(() => {
    stop();
    getSelection()?.removeAllRanges();
  });
  const clickThrice = (target: string) => {
    const at = { clientX: window.innerWidth / 2, clientY: window.innerHeight / 2, bubbles: true };
    for (let click = 0; click < 3; click += 1) document.querySelector(target)?.dispatchEvent(new MouseEvent('click', at));
  };

  it('[9.11] are the blessing', () => {
    clickThrice('p');
    expect(found.mock.calls).toEqual([['om-symbol']]);
  });

  it('[9.11] are none on a row that opens something, or where they select text', () => {
    clickThrice('td');
    getSelection()?.selectAllChildren(document.querySelector('p') as Element);
    clickThrice('p');
    expect(found).not.toHaveBeenCalled();
  });
});

describe('[9.12] the bell', () => {
  const shakes = (...moves: [at: number, strength: number][]) => {
    const completes = createBellShakes();
    return moves.map(([at, x]) => completes({ x, y: 0, z: null }, at));
  };

  it('[9.12] rings at the third acceleration above 15 with gaps under 1 s', () => {
    expect(shakes([0, 16], [999, 16], [1998, 16])).toEqual([false, false, true]);
    expect(shakes([0, 16], [1000, 16], [1900, 16])).toEqual([false, false, false]);
  });

  it('[9.12] does not count 15 and less, and takes the axes together', () => {
    expect(shakes([0, 15], [300, 15], [600, 15])).toEqual([false, false, false]);
    const completes = createBellShakes();
    expect([0, 300, 600].map((at) => completes({ x: 9, y: -9, z: 9 }, at)).at(-1)).toBe(true);
  });

  it('takes the many reports of one jolt for one shake', () => {
    expect(shakes([0, 30], [16, 30], [32, 30], [48, 30])).toEqual([false, false, false, false]);
  });

  it('[9.13] forgets the count after 2 s', () => {
    expect(shakes([0, 20], [500, 20], [2500, 20], [3000, 20])).toEqual([false, false, false, false]);
    expect(shakes([0, 20], [500, 20], [2500, 20], [3000, 20], [3500, 20]).at(-1)).toBe(true);
  });
});

describe('[9.14] the lotus', () => {
  /** A path around (200, 300): `turn` in radians, `radius` by the fraction of the path completed. */
  const path = (points: number, turn: number, radius: (done: number) => number = () => 80): Point[] =>
    Array.from({ length: points }, (_, index) => {
      const done = index / (points - 1);
      return { x: 200 + radius(done) * Math.cos(turn * done), y: 300 + radius(done) * Math.sin(turn * done) };
    });
  const ROUND = 2 * Math.PI;

  it('[9.14] is a closed circle of at least 10 points', () => {
    expect(isCircle(path(10, ROUND))).toBe(true);
    expect(isCircle(path(9, ROUND))).toBe(false);
  });

  it('[9.14] may stay open when it goes round more than 1.5 pi', () => {
    expect(isCircle(path(60, 1.75 * Math.PI))).toBe(true);
    expect(isCircle(path(60, 1.51 * Math.PI))).toBe(true);
    expect(isCircle(path(60, 1.49 * Math.PI))).toBe(false);
    expect(isCircle(path(60, Math.PI))).toBe(false);
  });

  it('[9.14] is closed when it ends within half the mean radius of its start', () => {
    const backAndForth = [...path(20, 0.9 * ROUND), ...path(20, 0.9 * ROUND).toReversed()];
    expect(isCircle(backAndForth)).toBe(true);
  });

  it('[9.14] varies less than 30% of its mean radius', () => {
    expect(isCircle(path(40, ROUND, (done) => 80 + 25 * Math.sin(6 * ROUND * done)))).toBe(true);
    expect(isCircle(path(40, ROUND, (done) => 80 + 60 * Math.sin(6 * ROUND * done)))).toBe(false);
  });

  it('[9.14] has no smallest size', () => {
    expect(isCircle(path(40, ROUND, () => 2))).toBe(true);
  });

  it('is no scroll, no line and no resting finger', () => {
    const line = Array.from({ length: 30 }, (_, y) => ({ x: 200, y: 100 + 10 * y }));
    expect(isCircle(line)).toBe(false);
    expect(isCircle([...line, ...line.toReversed()])).toBe(false);
    expect(isCircle(path(40, ROUND, () => 0))).toBe(false);
  });
});
