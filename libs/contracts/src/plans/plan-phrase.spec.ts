import { planPhrase } from './plan-phrase.ts';
import type { PlanRule } from './plan-rule.ts';

it.each<[PlanRule, string | undefined, object]>([
  [{ kind: 'weekly' }, '2026-11-20', { key: 'weekly' }],
  [{ kind: 'monthly', day: 5 }, '2026-11-20', { key: 'monthlyOn', day: 5 }],
  [{ kind: 'monthly' }, '2026-11-20', { key: 'monthlyOn', day: 20 }],
  [{ kind: 'monthly' }, undefined, { key: 'monthly' }],
  [{ kind: 'quarterly' }, '2026-10-31', { key: 'quarterlyLast' }],
  [{ kind: 'yearly', day: 31 }, '2026-11-20', { key: 'yearlyLast', month: 11 }],
  [{ kind: 'yearly', day: 5 }, '2026-12-20', { key: 'yearlyOn', day: 5, month: 1 }],
  [{ kind: 'yearly' }, '2026-11-20', { key: 'yearlyOn', day: 20, month: 11 }],
  [{ kind: 'yearly', day: 5 }, undefined, { key: 'yearly' }],
  [{ kind: 'tithi', tithi: 11, paksha: 'both' }, undefined, { key: 'tithi', tithis: [11, 26] }],
  [{ kind: 'tithi', tithi: 15, paksha: 'krishna' }, undefined, { key: 'tithi', tithis: [30] }],
  [{ kind: 'nakshatra', nakshatra: 4 }, undefined, { key: 'nakshatra', nakshatra: 4 }],
])('says %j from %s on', (rule, startsOn, phrase) => {
  expect(planPhrase(rule, startsOn)).toEqual(phrase);
});
