import { CONTENDERS } from './contenders.ts';

const SLICES = 40;
/** Days per slice, so that a slice of each lasts some tens of milliseconds. */
const DAYS: Record<string, number> = { '@sannidhi/panchanga': 365, 'mhah-panchang': 60, '@ishubhamx/panchangam-js': 2 };
const DAY_MS = 86_400_000;
const NOON_MS = DAY_MS / 2;
const FIRST_DAY = Date.UTC(1950, 0, 1);

/**
 * Days a second of each contender: the median of forty short slices, the contenders in turn, so that all meet the same
 * machine. The days run on from slice to slice, so nothing computed before serves again; the first quarter warms up.
 */
export function speedTable(): Record<string, number> {
  const asks = CONTENDERS.map(({ name, fresh }) => ({ name, ask: fresh(), at: FIRST_DAY, speeds: [] as number[] }));
  for (let slice = 0; slice < SLICES; slice++) {
    for (const contender of asks) {
      const days = DAYS[contender.name] ?? 1;
      const started = process.hrtime.bigint();
      for (let day = 0; day < days; day++, contender.at += DAY_MS)
        contender.ask(new Date(contender.at).toISOString().slice(0, 10), contender.at + NOON_MS);
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      if (slice >= SLICES / 4) contender.speeds.push(days / seconds);
    }
  }
  return Object.fromEntries(asks.map(({ name, speeds }) => [name, speeds.sort((a, b) => a - b)[speeds.length >> 1] ?? 0]));
}
