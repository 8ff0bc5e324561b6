import { planRuleSchema, planScheduleFields } from './plan-rule.ts';

const refusal = (value: object) =>
  planRuleSchema.validate(value, { strict: true }).then(
    () => null,
    (error: { message: { code: string } }) => error.message.code,
  );

describe('a plan’s rule', () => {
  it.each([
    [{ kind: 'weekly' }, null],
    [{ kind: 'monthly', day: 31 }, null],
    [{ kind: 'tithi', tithi: 11, paksha: 'both' }, null],
    [{ kind: 'nakshatra', nakshatra: 27 }, null],
    [{}, 'plan.rule-required'],
    [{ kind: 'daily' }, 'plan.rule-required'],
    [{ kind: 'weekly', day: 3 }, 'plan.day-without-month'],
    [{ kind: 'monthly', day: 32 }, 'plan.day-range'],
    [{ kind: 'monthly', day: 1.5 }, 'plan.day-range'],
    [{ kind: 'tithi', tithi: 16, paksha: 'both' }, 'plan.tithi-required'],
    [{ kind: 'tithi', tithi: 11 }, 'plan.tithi-required'],
    [{ kind: 'tithi', paksha: 'shukla' }, 'plan.tithi-required'],
    [{ kind: 'nakshatra' }, 'plan.nakshatra-required'],
    [{ kind: 'monthly', tithi: 11 }, 'plan.tithi-without-rule'],
    [{ kind: 'weekly', paksha: 'both' }, 'plan.tithi-without-rule'],
    [{ kind: 'nakshatra', nakshatra: 3, tithi: 2 }, 'plan.tithi-without-rule'],
    [{ kind: 'yearly', nakshatra: 3 }, 'plan.nakshatra-without-rule'],
  ])('%j is answered with %s', async (rule, code) => {
    expect(await refusal(rule)).toBe(code);
  });

  it('is counted in a zone that exists', () => {
    expect(planScheduleFields.timeZone.isValidSync('America/Phoenix')).toBe(true);
    expect(planScheduleFields.timeZone.isValidSync('America/Edison')).toBe(false);
  });
});
