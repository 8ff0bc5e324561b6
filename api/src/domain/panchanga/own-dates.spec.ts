import type { PanchangaFestival } from '@sannidhi/contracts';
import { createPanchanga } from '@sannidhi/panchanga';
import { withOwnDates } from './own-dates.ts';

const calendar = createPanchanga({ latitude: 40.52, longitude: -74.41, timeZone: 'America/New_York' });
const on = (date: string): PanchangaFestival[] => calendar.day(date).festivals;
const DIWALI = { festivalId: 'diwali-lakshmi-puja', computedDate: '2026-11-08', note: 'On the Saturday' };
const ids = (festivals: PanchangaFestival[]) => festivals.map(({ id }) => id);
const day = (date: string) => ({ from: date, to: date });

it('takes a moved festival from its rule’s day and gives it to the temple’s', () => {
  const own = [{ ...DIWALI, date: '2026-11-07' }];
  expect(ids(withOwnDates(on('2026-11-08'), own, day('2026-11-08'), on))).not.toContain('diwali-lakshmi-puja');
  const moved = withOwnDates(on('2026-11-07'), own, day('2026-11-07'), on);
  expect(moved.find(({ id }) => id === 'diwali-lakshmi-puja')).toMatchObject({
    date: '2026-11-07',
    override: { computedDate: '2026-11-08' },
  });
});

it('keeps a year’s festivals in order and none twice, also over New Year', () => {
  const year = { from: '2026-01-01', to: '2026-12-31' };
  const within = withOwnDates(calendar.festivals(2026), [{ ...DIWALI, date: '2026-11-14' }], year, on);
  expect(within).toHaveLength(calendar.festivals(2026).length);
  expect(within.map(({ date }) => date)).toEqual(within.map(({ date }) => date).sort());
  const out = withOwnDates(calendar.festivals(2026), [{ ...DIWALI, date: '2027-01-01' }], year, on);
  expect(ids(out)).not.toContain('diwali-lakshmi-puja');
});

it('changes nothing for a temple without dates of its own', () => {
  expect(withOwnDates(on('2026-11-08'), [], day('2026-11-08'), on)).toEqual(on('2026-11-08'));
});
