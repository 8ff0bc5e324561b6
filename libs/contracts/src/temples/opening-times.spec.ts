import { opennessAt, type TempleHours } from './opening-times.ts';
import { templeHoursSchema } from './temple-hours.ts';

/** November 20, 2026 is a Friday. */
const hours: TempleHours = {
  weekly: [
    { weekdays: [1, 2, 3, 4, 5], from: '06:00', until: '12:30' },
    { weekdays: [1, 2, 3, 4, 5], from: '17:30', until: '20:30' },
    { weekdays: [0, 6], from: '08:00', until: '20:30' },
  ],
  special: [
    { date: '2026-11-26', name: 'Thanksgiving', closed: true, from: null, until: null },
    { date: '2026-11-27', name: 'Karthika Deepam', closed: false, from: '05:00', until: '14:00' },
    { date: '2026-11-27', name: 'Karthika Deepam', closed: false, from: '14:00', until: '24:00' },
  ],
};
const at = (date: string, time: string) => opennessAt(hours, { date, time });

describe('whether a temple is open', () => {
  it('follows the hours of the weekday', () => {
    expect(at('2026-11-20', '06:00')).toEqual({ open: true, until: '12:30' });
    expect(at('2026-11-20', '12:30')).toEqual({ open: false, opens: { date: '2026-11-20', from: '17:30', until: '20:30' } });
    expect(at('2026-11-20', '21:00')).toEqual({ open: false, opens: { date: '2026-11-21', from: '08:00', until: '20:30' } });
  });

  it('follows a special day instead of the week', () => {
    expect(at('2026-11-25', '21:00')).toEqual({ open: false, opens: { date: '2026-11-27', from: '05:00', until: '14:00' } });
    expect(at('2026-11-26', '10:00')).toMatchObject({ open: false });
    expect(at('2026-11-27', '10:00')).toEqual({ open: true, until: '24:00' });
  });

  it('says nothing for a temple without hours', () => {
    expect(opennessAt({ weekly: [], special: [] }, { date: '2026-11-20', time: '10:00' })).toBeNull();
  });
});

describe('hours that overlap', () => {
  const refusal = async (body: object) => {
    const error = await templeHoursSchema.validate({ version: 1, ...body }).then(
      () => undefined,
      (thrown: { path: string; message: { sentence: string } }) => thrown,
    );
    return error && [error.path, error.message.sentence];
  };
  const opening = (weekdays: number[], from: string, until: string) => ({ weekdays, from, until });
  const day = (facts: object) => ({ date: '2026-12-01', name: '', closed: false, from: '06:00', until: '12:00', ...facts });

  it('are refused with the hours they overlap', async () => {
    expect(await refusal({ weekly: [opening([1, 2], '06:00', '12:30'), opening([2, 3], '12:00', '14:00')] })).toEqual([
      'weekly[1].from',
      'These hours overlap 6:00 AM – 12:30 PM on the same day. Change one of them.',
    ]);
    expect(await refusal({ special: [day({}), day({ from: '11:59', until: '24:00' })] })).toContain('special[1].date');
    expect(await refusal({ special: [day({}), day({ closed: true })] })).toContain('special[1].date');
  });

  it('may touch, and be the same on other days', async () => {
    const weekly = [opening([1], '06:00', '12:00'), opening([1], '12:00', '14:00'), opening([2], '06:00', '12:00')];
    expect(
      await refusal({ weekly, special: [day({}), day({ from: '12:00', until: '24:00' }), day({ date: '2026-12-02' })] }),
    ).toBeUndefined();
  });
});
