import fc from 'fast-check';
import { createPanchanga, type LimbKind, limbEnds, lunarMonths, type Place } from '../src/index.ts';
import { CITIES } from './reference.ts';

/** `npm run soak` runs a hundred times as many cases. */
const RUNS = process.env.SOAK ? 4000 : 25;
const DAY_MS = 86_400_000;
const KINDS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const satisfies readonly LimbKind[];
const PARTS = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 };
const ZONES = ['America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Oslo', 'Australia/Lord_Howe', 'UTC'];

const place = (): fc.Arbitrary<Place> =>
  fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    timeZone: fc.constantFrom(...ZONES),
  });
const date = (from = 1900, to = 2100): fc.Arbitrary<string> =>
  fc
    .integer({ min: Date.UTC(from, 0, 2) / DAY_MS, max: Date.UTC(to, 11, 24) / DAY_MS })
    .map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10));
const later = (from: string, days: number) => new Date(Date.parse(from) + days * DAY_MS).toISOString().slice(0, 10);
const holds = (property: fc.IProperty<never> | fc.IProperty<[Place, string]> | fc.IProperty<[string]>, runs = RUNS) =>
  fc.assert(property as fc.IProperty<unknown>, { numRuns: runs });

it('limbs tile a day without gap or overlap, anywhere, 1900 to 2100', () => {
  holds(
    fc.property(place(), date(), (at, on) => {
      const day = createPanchanga(at).day(on);
      expect(day.endsAt).toBeGreaterThan(day.startsAt);
      for (const kind of KINDS) {
        const limbs = day[kind];
        expect(limbs[0]!.startsAt).toBeLessThanOrEqual(day.startsAt);
        expect(limbs.at(-1)!.endsAt).toBeGreaterThanOrEqual(day.endsAt);
        limbs.slice(1).forEach((limb, i) => {
          expect(limb.startsAt).toBe(limbs[i]!.endsAt);
          expect(limb.index).toBe((limbs[i]!.index % PARTS[kind]) + 1);
        });
        expect(limbs[0]!.index).toBe(day.atSunrise[kind]);
      }
    }),
  );
});

it('a day ends where the next begins, anywhere', () => {
  holds(
    fc.property(place(), date(), (at, on) => {
      const [today, tomorrow] = createPanchanga(at).range(on, later(on, 1));
      expect(tomorrow!.startsAt).toBe(today!.endsAt);
      expect(tomorrow!.tithi[0]!.index).toBe(
        today!.tithi.at(-1)!.endsAt > tomorrow!.startsAt ? today!.tithi.at(-1)!.index : (today!.tithi.at(-1)!.index % 30) + 1,
      );
    }),
  );
});

it('range equals repeated day', () => {
  holds(
    fc.property(place(), date(), (at, on) => {
      const calendar = createPanchanga(at);
      expect(calendar.range(on, later(on, 4)).map(plain)).toEqual([0, 1, 2, 3, 4].map((days) => plain(calendar.day(later(on, days)))));
    }),
    Math.ceil(RUNS / 4),
  );
});

it('a day asked for alone observes what the year says of it, in the same order', () => {
  const kiritimati = { latitude: 1.87, longitude: -157.43, timeZone: 'Pacific/Kiritimati' };
  const tromso = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' };
  // 1983 lost a month, 2023 and 2026 had one more.
  for (const [at, year] of [
    [CITIES.edison, 2026],
    [CITIES.delhi, 1983],
    [tromso, 2023],
    [kiritimati, 2099],
  ] as const) {
    const whole = createPanchanga(at);
    const days = whole.range(`${year}-01-01`, `${year}-12-31`).map(({ date: on }) => createPanchanga(at).day(on));
    expect(days.flatMap(({ festivals }) => festivals)).toEqual(whole.festivals(year));
    expect(days.flatMap(({ vratas }) => vratas)).toEqual(whole.vratas(year));
  }
});

it('a day sees the same limbs however far from it the library was asked before', () => {
  const whole = limbEnds('tithi', Date.UTC(2020, 0, 1), Date.UTC(2021, 0, 1));
  const halves = [
    ...limbEnds('tithi', Date.UTC(2020, 0, 1), Date.UTC(2020, 6, 1)),
    ...limbEnds('tithi', Date.UTC(2020, 6, 1), Date.UTC(2021, 0, 1)),
  ];
  expect(halves).toEqual(whole);
});

it('every lunar year has twelve or thirteen months, each named once besides its adhika and lost ones', () => {
  const months = lunarMonths(Date.UTC(1900, 0, 1), Date.UTC(2100, 11, 31));
  const starts = months.flatMap(({ name, adhika }, i) => (name === 'Chaitra' && !adhika ? [i] : []));
  expect(starts.length).toBeGreaterThan(195);
  starts.slice(1).forEach((start, i) => {
    const year = months.slice(starts[i], start);
    expect([12, 13]).toContain(year.length);
    const names = year.flatMap(({ name, adhika, lost }) => (adhika ? [] : [name, ...(lost ? [lost] : [])]));
    expect(new Set(names).size).toBe(12);
    expect(names.length).toBe(12);
  });
  expect(months.slice(1).map(({ startsAt }) => startsAt)).toEqual(months.slice(0, -1).map(({ endsAt }) => endsAt));
});

it('knows the kshaya years 1963–64 and 1982–83', () => {
  const lost = lunarMonths(Date.UTC(1900, 0, 1), Date.UTC(2100, 11, 31)).filter((month) => month.lost);
  expect(lost.map(({ startsAt, name, lost: gone }) => [new Date(startsAt).getUTCFullYear(), name, gone])).toEqual([
    [1963, 'Kartika', 'Margashirsha'],
    [1983, 'Pausha', 'Magha'],
  ]);
});

it('the next Purnima, tithi, nakshatra or festival is the first day that has it', () => {
  const rules = [
    { rule: { kind: 'festival', id: 'purnima' } as const, has: (day: Day) => day.vratas.some(({ id }) => id === 'purnima') },
    { rule: { kind: 'festival', id: 'pradosham' } as const, has: (day: Day) => day.vratas.some(({ id }) => id === 'pradosham') },
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(CITIES.edison, CITIES.delhi, CITIES.losAngeles),
      date(1950, 2050),
      fc.constantFrom(...rules),
      (at, on, { rule, has }) => {
        const calendar = createPanchanga(at);
        const first = calendar.range(later(on, 1), later(on, 45)).find(has);
        expect(calendar.next(rule, on)?.date).toBe(first?.date);
      },
    ),
    { numRuns: Math.ceil(RUNS / 4) },
  );
});

it('the next nakshatra at sunrise holds at that sunrise or within that day', () => {
  fc.assert(
    fc.property(fc.constantFrom(CITIES.edison, CITIES.phoenix), date(1950, 2050), fc.integer({ min: 1, max: 27 }), (at, on, nakshatra) => {
      const calendar = createPanchanga(at);
      const found = calendar.next({ kind: 'nakshatra', nakshatra }, on)!;
      expect(found.date > on).toBe(true);
      expect(calendar.day(found.date).nakshatra.some(({ index, startsAt }) => index === nakshatra && startsAt === found.startsAt)).toBe(
        true,
      );
    }),
    { numRuns: RUNS },
  );
});

type Day = ReturnType<ReturnType<typeof createPanchanga>['day']>;

function plain(day: Day): unknown {
  return JSON.parse(JSON.stringify(day));
}
