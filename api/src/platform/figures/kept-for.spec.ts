import { keptFor } from './kept-for.ts';

it('loads once for all who ask within the time, and again after it', async () => {
  let now = 0;
  let loads = 0;
  const figures = keptFor(
    60_000,
    async () => ++loads,
    () => now,
  );
  expect(await Promise.all([figures(), figures()])).toEqual([1, 1]);
  now = 59_999;
  expect(await figures()).toBe(1);
  now = 60_000;
  expect(await figures()).toBe(2);
});

it('keeps no failure', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('locked')).mockResolvedValue('counted');
  const figures = keptFor(60_000, load);
  await expect(figures()).rejects.toThrow('locked');
  expect(await figures()).toBe('counted');
});
