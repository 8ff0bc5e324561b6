import { STAFF_PRESETS, type StaffPreset } from '@sannidhi/contracts';
import { asksForSecondFactor, owesSecondFactor } from './owed.ts';

it('is asked of the platform’s desk and of staff who refund or manage staff, of nobody else', () => {
  expect(asksForSecondFactor({ role: 'superadmin' })).toBe(true);
  expect(asksForSecondFactor({ role: 'donor' })).toBe(false);
  expect(asksForSecondFactor({ role: 'priest' })).toBe(false);
  const asked = (Object.keys(STAFF_PRESETS) as StaffPreset[]).filter((preset) =>
    asksForSecondFactor({ role: 'temple-admin', permissions: STAFF_PRESETS[preset] }),
  );
  expect(asked).toEqual(['owner', 'manager', 'treasurer', 'priest-coordinator', 'events-coordinator']);
});

it('is owed only where the installation requires it and none is set up', () => {
  const desk = { role: 'superadmin', secondFactorAt: null } as const;
  expect(owesSecondFactor(true, desk)).toBe(true);
  expect(owesSecondFactor(false, desk)).toBe(false);
  expect(owesSecondFactor(true, { ...desk, secondFactorAt: new Date() })).toBe(false);
});
