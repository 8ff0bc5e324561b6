import { appendFileSync } from 'node:fs';

/** What a part of a long round did: `made` adds up, and `seed` repeats it. */
interface Part {
  made: number;
  seed: number;
  seconds: number;
}

let total = 0;

/** Tells of a part that found no difference, and adds it to the log of `npm run soak`, which goes on after it the next time. */
export function noteRound({ made, seed, seconds }: Part): void {
  if (!process.env.SOAK_LOG) return;
  total += made;
  const line = { made, seed, seconds: Math.round(seconds * 10) / 10 };
  appendFileSync(process.env.SOAK_LOG, `${JSON.stringify(line)}\n`);
  process.stdout.write(`${total} moves, no difference up to seed ${seed} (${line.seconds} s)\n`);
}
