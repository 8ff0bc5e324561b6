import { act, fireEvent, render, screen } from '@testing-library/react';
import { CelebrationHost } from './celebration-host.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.Audio = class {
    volume = 1;
    async play() {}
  } as never;
});
afterEach(() => jest.useRealTimers());

/** In a file of its own: once the overlay's code has arrived, it is there at once. */
it('[4.26] counts the seconds from when the overlay is visible, however long its code takes to arrive', async () => {
  render(<CelebrationHost />);
  await act(async () => {
    jest.advanceTimersByTime(5_000);
    await import('./gestures/watch-gestures.ts');
  });
  fireEvent.keyDown(window, { code: 'KeyB', altKey: true, shiftKey: true });
  act(() => jest.advanceTimersByTime(2_500));
  expect(screen.queryByRole('status')).toBeNull();
  await act(async () => void (await import('./celebration-overlay.tsx')));
  act(() => jest.advanceTimersByTime(2_999));
  expect(screen.getByRole('status')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('status')).toBeNull();
});
