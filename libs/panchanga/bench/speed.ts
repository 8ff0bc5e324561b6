import { CONTENDERS, OURS } from './contenders.ts';

const SLICES = 40;
/** Days per slice, so that a slice of each lasts some tens of milliseconds. */
const DAYS: Record<string, number> = {
  [OURS]: 365,
  [`${OURS}, observances read`]: 365,
  'mhah-panchang': 60,
  '@ishubhamx/panchangam-js': 2,
};
const DAY_MS = 86_400_000;
const NOON_MS = DAY_MS / 2;
/** Our two entries use different years, because the events of a year are shared within the process. */
const firstDay = (contender: number) => Date.UTC(contender === 1 ? 2000 : 1950, 0, 1);

/**
 * Days per second of CPU time for each contender, as the median of forty short slices. The contenders take turns, so that all face the same
 * machine. The days continue from slice to slice, so nothing computed before is reused; the first quarter warms up.
 */
export function speedTable(): Record<string, number> {
  const asks = CONTENDERS.map(({ name, fresh }, i) => ({ name, ask: fresh(), at: firstDay(i), speeds: [] as number[] }));
  for (let slice = 0; slice < SLICES; slice++) {
    for (const contender of asks) {
      const days = DAYS[contender.name] ?? 1;
      const started = process.cpuUsage();
      for (let day = 0; day < days; day++, contender.at += DAY_MS)
        contender.ask(new Date(contender.at).toISOString().slice(0, 10), contender.at + NOON_MS);
      const { user, system } = process.cpuUsage(started);
      const seconds = (user + system) / 1e6;
      if (slice >= SLICES / 4) contender.speeds.push(days / seconds);
    }
  }
  return Object.fromEntries(asks.map(({ name, speeds }) => [name, speeds.sort((a, b) => a - b)[speeds.length >> 1] ?? 0]));
}
