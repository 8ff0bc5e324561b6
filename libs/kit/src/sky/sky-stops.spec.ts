import { type SkyDay, skyStops } from './sky-stops.ts';

const HOUR = 3_600_000;
const day = (sunsetHour: number): SkyDay => ({ startsAt: 0, endsAt: 24 * HOUR, sunset: sunsetHour * HOUR, sun: 'rises-and-sets' });

it.each([1, 4, 9.8, 14, 20, 23.5])('keeps the tones in order when the Sun sets %d hours after rising', (hours) => {
  const places = skyStops(day(hours)).map(([at]) => at);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBe(0);
  expect(places.at(-1)).toBe(1);
});

it('turns red at sunset and at the next sunrise', () => {
  const stops = skyStops(day(12));
  expect(stops.find(([, tone]) => tone === 'sunset')?.[0]).toBeCloseTo(0.5);
  expect(stops.at(-1)).toEqual([1, 'sunrise']);
});

it('is light all round where the Sun stays up and dark where it stays down', () => {
  const tones = (sun: SkyDay['sun']) => skyStops({ ...day(12), sunset: null, sun }).map(([, tone]) => tone);
  expect(tones('stays-up')).not.toContain('night');
  expect(tones('stays-down')).not.toContain('day');
  expect(tones('stays-down')).toContain('night');
});
