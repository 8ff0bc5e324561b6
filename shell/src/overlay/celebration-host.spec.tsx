import { celebrate } from '@sannidhi/kit/celebrate';
import { act, render, screen } from '@testing-library/react';
import { CelebrationHost } from './celebration-host.tsx';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

async function celebrated(occasion: 'donation' | 'karma') {
  render(<CelebrationHost />);
  expect(screen.queryByText('Blessings Received')).toBeNull();
  // The overlay's own file loads when it is first needed.
  await act(async () => {
    celebrate(occasion);
    await import('./celebration-overlay.tsx');
  });
  await act(async () => {});
  return screen.getByRole('status');
}

it('[4.25] [9.16] shows the om after a gift with the blessing in English and Hindi', async () => {
  const overlay = await celebrated('donation');
  expect(overlay).toHaveAttribute('data-celebration', 'om-symbol');
  expect(overlay).toHaveTextContent('Blessings Received');
  expect(overlay.querySelector('[lang="hi"]')).toHaveTextContent('आपका सदा मंगल हो');
});

it('[4.26] closes the blessing after 5 seconds and the lotus after 4', async () => {
  await celebrated('donation');
  act(() => jest.advanceTimersByTime(4999));
  expect(screen.getByText('Blessings Received')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Blessings Received')).toBeNull();
  await act(async () => celebrate('karma'));
  act(() => jest.advanceTimersByTime(3999));
  expect(screen.getByRole('status')).toHaveAttribute('data-celebration', 'lotus-pattern');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('status')).toBeNull();
});

it('never stands in the way: any key or tap ends it', async () => {
  await celebrated('donation');
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(screen.queryByRole('status')).toBeNull();
});

it('[3.15] counts what was discovered under temple_easter_eggs', async () => {
  localStorage.setItem('temple_easter_eggs', 'nonsense');
  await celebrated('donation');
  await act(async () => celebrate('karma'));
  expect(localStorage.getItem('temple_easter_eggs')).toBe('2');
});
