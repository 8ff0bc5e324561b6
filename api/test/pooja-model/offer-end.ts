const HOUR = 3_600_000;
const OFFER = 4 * HOUR;

/** When an offer should end, found by walking from hour to hour by a clock in the temple. Its zone is a whole number of hours from UTC. */
export function offerEnd(now: number, startsAt: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone });
  const isDay = (at: number): boolean => Number(clock.format(at)) >= 9 && Number(clock.format(at)) < 20;
  const nextHour = (at: number): number => (Math.floor(at / HOUR) + 1) * HOUR;
  const lasts = (notice: number): number => Math.min(OFFER, notice / 4);
  let dayTime = 0;
  for (let at = now; at < startsAt && dayTime < 4 * OFFER; at = nextHour(at))
    if (isDay(at)) dayTime += Math.min(nextHour(at), startsAt) - at;
  let end = now;
  for (let left = lasts(dayTime); left > 0; ) {
    const passes = isDay(end) ? Math.min(left, nextHour(end) - end) : 0;
    left -= passes;
    end = passes > 0 && left === 0 ? end + passes : nextHour(end);
  }
  return Math.max(end, now + lasts(startsAt - now));
}
