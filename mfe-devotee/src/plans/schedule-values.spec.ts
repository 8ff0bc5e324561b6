import { buildPlan } from '../test/plans.ts';
import { newSchedule, scheduleOf, schedulePayload } from './schedule-values.ts';

const TODAY = new Date('2026-11-18T17:00:00Z');
beforeEach(() => void jest.useFakeTimers({ now: TODAY }));
afterEach(() => void jest.useRealTimers());

it('starts today, monthly, on the first gift’s day and without an end', () => {
  expect(schedulePayload(newSchedule())).toMatchObject({ rule: { kind: 'monthly' }, startsOn: '2026-11-18' });
  expect(schedulePayload(newSchedule()).endsAfter).toBeUndefined();
});

it.each([
  ['ekadashi', { kind: 'tithi', tithi: 11, paksha: 'both' }],
  ['purnima', { kind: 'tithi', tithi: 15, paksha: 'shukla' }],
  ['amavasya', { kind: 'tithi', tithi: 15, paksha: 'krishna' }],
  ['weekly', { kind: 'weekly' }],
] as const)('sends %s as its rule, and the same plan fills the form again', (often, rule) => {
  expect(schedulePayload({ ...newSchedule(), often, day: '5', tithi: '3' }).rule).toEqual(rule);
  expect(scheduleOf(buildPlan({ rule })).often).toBe(often);
});

it('sends only the end that was chosen, and a place only where the sky counts', () => {
  const values = { ...newSchedule(), endsAfter: 12, endsOn: '2027-11-15', city: 'edison-nj' };
  expect(schedulePayload({ ...values, ends: 'on' })).toMatchObject({ endsAfter: undefined, endsOn: '2027-11-15', city: undefined });
  expect(schedulePayload({ ...values, ends: 'after', often: 'ekadashi' })).toMatchObject({ endsAfter: 12, city: 'edison-nj' });
});

it('lets new dates begin with the month whose turn is next, so that none is charged twice or left out', () => {
  expect(scheduleOf(buildPlan())).toMatchObject({ often: 'monthly', day: '15', startsOn: '2026-12-01' });
  expect(scheduleOf(buildPlan({ rule: { kind: 'monthly' }, startsOn: '2026-01-31' }))).toMatchObject({ day: '31' });
  expect(scheduleOf(buildPlan({ next: { n: 0, on: '2026-11-20' } }))).toMatchObject({ startsOn: '2026-11-18' });
  expect(scheduleOf(buildPlan({ rule: { kind: 'weekly' } }))).toMatchObject({ startsOn: '2026-12-15' });
  expect(scheduleOf(buildPlan({ next: null }))).toMatchObject({ startsOn: '2026-11-18' });
});
