/** The amount of work in each round; the first round warms both sides and isn't counted. */
export const GIFTS_PER_ROUND = 120;
export const READS_PER_GIFT = 5;
export const ROUNDS = 8;
const AT_ONCE = 4;

/** Runs `work` for each item, a few in parallel, and returns the results in order and the rate per second. */
export async function timed<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  let next = 0;
  const startedAt = performance.now();
  const lane = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await work(items[index] as Item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return { results, perSecond: Math.round((items.length / (performance.now() - startedAt)) * 1000) };
}
