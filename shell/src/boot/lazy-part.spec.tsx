import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from './lazy-part.ts';

afterEach(() => jest.useRealTimers());

it('draws its page without a part that fails, and the part once its file arrives', async () => {
  jest.useFakeTimers();
  const load = jest
    .fn<Promise<() => string>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk 21 failed'))
    .mockRejectedValueOnce(new Error('Loading chunk 21 failed'))
    .mockResolvedValue(() => 'Saved');
  const Part = lazyPart(load);
  await act(async () => {
    render(
      <>
        <h1>Donations</h1>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </>,
    );
  });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('heading')).toHaveTextContent('Donations');
  expect(screen.queryByText('Saved')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText('Saved')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});
