import { act, render, screen } from '@testing-library/react';
import { dismissNotice, notify } from './notices.ts';
import { Toaster } from './toaster.tsx';

const HEIGHT = 90;
/** Where each element lies on a screen of 1440 x 900, by its text; the notice at the bottom center unless it is lifted. */
let tops: Record<string, number> = {};

const boxOf = (top: number, height: number) => DOMRect.fromRect({ x: 480, y: top, width: 480, height });
const lift = () => Number.parseInt(region().style.getPropertyValue('--notice-lift'), 10);
const region = () => screen.getByRole('region', { name: /F8/ });
/** The browser calls back about changes before it paints. */
const settled = () => act(async () => {});

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440, innerHeight: 900 });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    if (this.matches('.notices')) return boxOf(900 - 20 - HEIGHT - lift(), HEIGHT);
    const top = tops[this.textContent ?? ''];
    return top === undefined ? boxOf(0, 0) : boxOf(top, 44);
  });
  document.elementsFromPoint = (_x, y) =>
    [...document.querySelectorAll('button, a')].filter((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top <= y && y <= bottom;
    });
});
afterEach(() => {
  act(() => dismissNotice());
  jest.restoreAllMocks();
});

async function show(labels: string[]) {
  const { rerender } = render(<Page labels={labels} />);
  act(() => notify('Your receipt was reissued'));
  await settled();
  return (others: string[]) => {
    rerender(<Page labels={others} />);
    return settled();
  };
}

const Page = ({ labels }: { labels: string[] }) => (
  <>
    {labels.map((label) => (
      <button key={label} type="button">
        {label}
      </button>
    ))}
    <Toaster />
  </>
);

it('stays at the bottom where it covers nothing to press', async () => {
  tops = { 'Download receipt': 600 };
  await show(['Download receipt']);
  expect(lift()).toBe(0);
});

it('is lifted just above what it would cover', async () => {
  tops = { 'Give again': 800 };
  await show(['Give again']);
  expect(lift()).toBe(880 - 800 + 12);
});

it('makes room for what moves under it while it is open', async () => {
  tops = { 'Give again': 800 };
  const change = await show([]);
  expect(lift()).toBe(0);
  await change(['Give again']);
  expect(lift()).toBe(92);
  await change([]);
  expect(lift()).toBe(92);
});

it('stays at the bottom over a list that leaves no room in the lower half of the screen', async () => {
  tops = Object.fromEntries([...Array(12).keys()].map((row) => [`Row ${row}`, 300 + row * 50]));
  await show(Object.keys(tops));
  expect(lift()).toBe(0);
});
