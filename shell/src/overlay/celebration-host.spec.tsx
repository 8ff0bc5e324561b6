import { readFileSync } from 'node:fs';
import { celebrate } from '@sannidhi/kit/celebrate';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CelebrationHost } from './celebration-host.tsx';

const played: { address: string; volume: number }[] = [];

beforeEach(() => {
  localStorage.clear();
  played.length = 0;
  jest.useFakeTimers();
  globalThis.Audio = class {
    volume = 1;
    constructor(readonly address: string) {}
    async play() {
      played.push({ address: this.address, volume: this.volume });
    }
  } as never;
});
afterEach(() => jest.useRealTimers());

/** Waits for lazily loaded modules to arrive. */
const settle = () =>
  act(async () => {
    await import('./celebration-overlay.tsx');
    await import('./gestures/watch-gestures.ts');
  });
const overlay = () => screen.queryByRole('status');
const shown = () => overlay()?.dataset.celebration ?? 'none';

async function open() {
  const page = render(
    <>
      <p>Something to read</p>
      <button type="button">One more lamp</button>
      <CelebrationHost />
    </>,
  );
  await act(async () => void jest.advanceTimersByTime(5000));
  await settle();
  return page;
}

async function celebrated(occasion: 'donation' | 'karma') {
  await open();
  expect(shown()).toBe('none');
  await act(async () => celebrate(occasion));
  await settle();
  return screen.getByRole('status');
}

const middle = { clientX: window.innerWidth / 2, clientY: window.innerHeight / 2 };
function click(times: number, at = middle, target: Element = document.body) {
  for (let count = 0; count < times; count++) fireEvent.click(target, at);
}
function shake(strength: number, facts: object = { acceleration: { x: strength, y: 0, z: 0 } }) {
  fireEvent(window, Object.assign(new Event('devicemotion'), facts));
  jest.advanceTimersByTime(300);
}
function draw(points: readonly [number, number][], fingers = 1) {
  const touches = ([clientX, clientY]: [number, number]) => ({ touches: Array.from({ length: fingers }, () => ({ clientX, clientY })) });
  points.forEach((point, index) => {
    fireEvent(window, Object.assign(new Event(index === 0 ? 'touchstart' : 'touchmove'), touches(point)));
  });
  fireEvent(window, new Event('touchend'));
}
const CIRCLE = Array.from({ length: 24 }, (_, step): [number, number] => {
  const angle = (step / 23) * 2 * Math.PI;
  return [200 + 80 * Math.cos(angle), 400 + 80 * Math.sin(angle)];
});

it('[4.25] [9.16] shows the om after a gift with the blessing in English and Hindi', async () => {
  const after = await celebrated('donation');
  expect(after).toHaveAttribute('data-celebration', 'om-symbol');
  expect(after).toHaveTextContent('Blessings Received');
  expect(after.querySelector('[lang="hi"]')).toHaveTextContent('आपका सदा मंगल हो');
});

it('stays within the place a page gives the blessing of a gift, so that it covers no button', async () => {
  await open();
  const place = document.body.appendChild(document.createElement('header'));
  place.dataset.celebrationPlace = '';
  await act(async () => celebrate('donation'));
  await settle();
  expect(place).toContainElement(overlay());
  expect(overlay()).toHaveAttribute('data-placed');
  fireEvent.keyDown(window, { key: 'Escape' });
  click(3);
  await settle();
  expect(place).not.toContainElement(overlay());
  expect(overlay()).not.toHaveAttribute('data-placed');
  place.remove();
});

it('[4.25] shows the lotus for karma', async () => {
  expect(await celebrated('karma')).toHaveAttribute('data-celebration', 'lotus-pattern');
});

it('shows nothing, and no sound, in a browser that turned celebrations off', async () => {
  localStorage.setItem('celebrationsOff', 'true');
  await open();
  await act(async () => celebrate('donation'));
  await settle();
  expect(overlay()).toBeNull();
  expect(played).toEqual([]);
});

it('[4.24] knows none, om-symbol, lotus-pattern and bell-ring', async () => {
  await open();
  expect(shown()).toBe('none');
  for (const [code, state] of [
    ['KeyO', 'om-symbol'],
    ['KeyL', 'lotus-pattern'],
    ['KeyB', 'bell-ring'],
  ]) {
    fireEvent.keyDown(window, { code, altKey: true, shiftKey: true });
    await settle();
    expect(shown()).toBe(state);
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(shown()).toBe('none');
  }
});

it('[4.26] closes the blessing after 5 seconds, the lotus after 4 and the bell after 3', async () => {
  await open();
  for (const [code, milliseconds] of [
    ['KeyO', 5000],
    ['KeyL', 4000],
    ['KeyB', 3000],
  ] as const) {
    fireEvent.keyDown(window, { code, altKey: true, shiftKey: true });
    await settle();
    act(() => jest.advanceTimersByTime(milliseconds - 1));
    expect(overlay()).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(overlay()).toBeNull();
  }
});

it('[9.11] [4.24] opens the om at three clicks near the middle of the page, not at two', async () => {
  await open();
  click(2);
  expect(shown()).toBe('none');
  click(1);
  await settle();
  expect(shown()).toBe('om-symbol');
});

it('leaves someone alone who presses a button three times', async () => {
  await open();
  click(6, middle, screen.getByRole('button'));
  await settle();
  expect(shown()).toBe('none');
});

it('[9.12] [7.20] [9.15] rings the bell at three shakes, from its own sound file, at volume 0.3', async () => {
  await open();
  shake(16);
  shake(16);
  expect(shown()).toBe('none');
  shake(16);
  await settle();
  expect(shown()).toBe('bell-ring');
  expect(played).toEqual([{ address: expect.any(String), volume: 0.3 }]);
});

it('[9.12] feels a shake where the device can’t take its weight away', async () => {
  await open();
  for (let turn = 0; turn < 3; turn++) shake(0, { acceleration: null, accelerationIncludingGravity: { x: 0, y: 16, z: 3 } });
  await settle();
  expect(shown()).toBe('bell-ring');
});

it('[9.14] opens the lotus for a circle drawn with one finger, not with two', async () => {
  await open();
  draw(CIRCLE, 2);
  await settle();
  expect(shown()).toBe('none');
  draw(CIRCLE);
  await settle();
  expect(shown()).toBe('lotus-pattern');
});

it('is never in the way: a key or a tap ends it, and nothing is prevented', async () => {
  await celebrated('donation');
  const tap = new MouseEvent('pointerdown', { bubbles: true, cancelable: true });
  act(() => void document.body.dispatchEvent(tap));
  expect(tap.defaultPrevented).toBe(false);
  expect(overlay()).toBeNull();
});

it('lets the page under it be used, and keeps still for those who wish no motion', () => {
  const css = readFileSync(`${__dirname}/celebration.css`, 'utf8');
  expect(css).toMatch(/^\.celebration \{[^}]*pointer-events: none;/m);
  expect(css).toMatch(/^\.celebration\[data-placed\] \{[^}]*position: absolute;/m);
  const still = css.slice(css.indexOf('prefers-reduced-motion: reduce'));
  expect(still).toMatch(/\[data-draws\] \{\s*animation: none;/);
});

it('[3.15] [9.10] counts what was discovered under temple_easter_eggs as a whole number', async () => {
  localStorage.setItem('temple_easter_eggs', 'nonsense');
  await celebrated('donation');
  click(3);
  await settle();
  expect(localStorage.getItem('temple_easter_eggs')).toBe('2');
});

it('stops watching when it leaves the page', async () => {
  const page = await open();
  page.unmount();
  click(3);
  expect(localStorage.getItem('temple_easter_eggs')).toBeNull();
});
