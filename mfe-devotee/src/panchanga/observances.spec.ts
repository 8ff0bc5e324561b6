import { createPanchanga, loadYears } from '@sannidhi/panchanga/web';
import { nextObserved, observedInYear, observedOn } from './observances.ts';

const edison = createPanchanga({ latitude: 40.5187, longitude: -74.4121, timeZone: 'America/New_York' });
const DIWALI = { festivalId: 'diwali-lakshmi-puja', computedDate: '2026-11-08', date: '2026-11-07', note: 'On the Saturday' };
const ids = (observed: { id: string }[]) => observed.map(({ id }) => id);
beforeAll(() => loadYears(2026, 2027));

it('names an Ekadashi once', () => {
  expect(ids(observedOn(edison, '2026-11-20', []))).toEqual(['devutthana-ekadashi']);
});

it('keeps a festival on the temple’s own date, in the day and in the year', () => {
  expect(ids(observedOn(edison, '2026-11-08', [DIWALI]))).not.toContain('diwali-lakshmi-puja');
  expect(observedOn(edison, '2026-11-07', [DIWALI]).find(({ id }) => id === 'diwali-lakshmi-puja')).toMatchObject({ moved: DIWALI });
  const year = observedInYear(edison, 2026, [DIWALI]);
  expect(year.filter(({ id }) => id === 'diwali-lakshmi-puja').map(({ date }) => date)).toEqual(['2026-11-07']);
  expect(year.map(({ date }) => date)).toEqual(year.map(({ date }) => date).sort());
});

it('returns the next festivals over New Year', () => {
  const next = nextObserved(edison, '2026-12-30', [], 4);
  expect(next).toHaveLength(4);
  expect(next.at(-1)?.date.startsWith('2027')).toBe(true);
});
