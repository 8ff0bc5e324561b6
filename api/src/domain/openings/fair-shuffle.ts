import { createHash, createHmac, randomBytes } from 'node:crypto';

/*
 * How an opening's order is decided, so that anyone can repeat it:
 * 1. A seed of 32 random bytes is drawn when the opening is made; SHA-256 of these bytes is published with the announcement.
 * 2. The list is the tickets that were there in time, sorted as text; the SHA-256 of them joined by line feeds is published.
 * 3. Fisher and Yates' shuffle in Durstenfeld's form: for i from the last index down to 1, entries i and j are swapped, j uniform in 0..i.
 * 4. j: HMAC-SHA256 with the seed as key over the decimal digits of a counter that starts at 0 and grows by 1 each time; its first
 *    6 bytes as a big-endian number, drawn again where it isn't below the largest multiple of i + 1 that fits, modulo i + 1.
 * 5. The ticket at index 0 has turn 1.
 */
const SEED_BYTES = 32;
const DRAWN_BYTES = 6;
const DRAWN_RANGE = 2 ** (8 * DRAWN_BYTES);

/** A new seed, hexadecimal. */
export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

/** What is published of a seed before it is used: SHA-256 of its bytes, hexadecimal. */
export const seedHashOf = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** SHA-256 of the sorted tickets, one per line without a last line feed. */
export const listHashOf = (tickets: readonly string[]): string =>
  createHash('sha256')
    .update([...tickets].sort().join('\n'))
    .digest('hex');

/** The tickets in the order of their turns: the same for the same seed and tickets, whatever order they are given in. */
export function shuffled(seed: string, tickets: readonly string[]): string[] {
  const order = [...tickets].sort();
  const next = numbers(seed);
  for (let last = order.length - 1; last > 0; last--) {
    const other = next(last + 1);
    [order[last], order[other]] = [order[other] as string, order[last] as string];
  }
  return order;
}

/** Uniform whole numbers from 0 up to a range, one after the other. */
function numbers(seed: string): (range: number) => number {
  const key = Buffer.from(seed, 'hex');
  let counter = 0;
  return (range) => {
    const limit = DRAWN_RANGE - (DRAWN_RANGE % range);
    for (;;) {
      const drawn = createHmac('sha256', key).update(String(counter++)).digest().readUIntBE(0, DRAWN_BYTES);
      if (drawn < limit) return drawn % range;
    }
  };
}
