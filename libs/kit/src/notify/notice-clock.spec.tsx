import { act, fireEvent, render, screen } from '@testing-library/react';
import { NOTICE_DURATION_MS } from './notice.ts';
import { currentNotice, dismissNotice, notify } from './notices.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = (title: string) => {
  render(<Toaster />);
  act(() => notify(title));
  return screen.getByRole('status');
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const isOpen = () => currentNotice()?.open;

it('leaves after its 5 s though a pointer rests where it appeared', () => {
  const notice = show('Your receipt was reissued');
  fireEvent.mouseEnter(notice);
  fireEvent.pointerEnter(notice);
  fireEvent.pointerMove(notice, { screenX: 700, screenY: 850 });
  pass(NOTICE_DURATION_MS);
  expect(isOpen()).toBe(false);
});

it('waits while a pointer moves in it, and leaves soon after the pointer did', () => {
  const notice = show('Your receipt was reissued');
  for (const screenX of [700, 704]) fireEvent.pointerMove(notice, { screenX, screenY: 850 });
  pass(3 * NOTICE_DURATION_MS);
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(notice);
  pass(NOTICE_DURATION_MS / 2 - 1);
  expect(isOpen()).toBe(true);
  pass(1);
  expect(isOpen()).toBe(false);
});

it('has its own time, whatever was left of the one before', () => {
  show('First');
  pass(NOTICE_DURATION_MS - 1);
  act(() => notify('Second'));
  pass(NOTICE_DURATION_MS - 1);
  expect(isOpen()).toBe(true);
  act(() => dismissNotice());
});
