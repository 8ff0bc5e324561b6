import fc from 'fast-check';
import { canMove } from '../noun.ts';
import { ORDER_TRANSITIONS, type OrderStatus } from '../orders/order-states.ts';
import { walkInSchema } from '../poojas/booking.ts';
import { walkInFormSchema } from '../poojas/walk-in-payment.ts';
import { counterRegistrationSchema } from '../tickets/ticket.ts';
import { counterEntrySchema } from './counter-batch.ts';
import { donationSchema } from './donation.ts';
import { DONATION_STATUSES, DONATION_TRANSITIONS, donationStatusOf } from './donation-states.ts';
import { phoneCodeRequestSchema } from './guest.ts';

const fundId = '0193b0a0-0000-7000-8000-000000000001';
const gift = (amountCents: unknown) => ({
  templeSlug: 'sri-kamakshi-edison',
  lines: [{ fundId, amountCents }],
  legalName: 'Meera Raghunathan',
});

describe('a gift', () => {
  it('is between one dollar and a hundred thousand', () => {
    fc.assert(fc.property(fc.integer(), (cents) => donationSchema.isValidSync(gift(cents)) === (cents >= 100 && cents <= 100_000_00)));
  });

  it.each([0, -100, 100.5, 1e15, '100', Number.NaN, null, undefined])('refuses %p as an amount', (amount) => {
    expect(donationSchema.isValidSync(gift(amount))).toBe(false);
  });

  it('refuses a field it does not know', () => {
    const unknown = { ...gift(5100), status: 'succeeded' };
    expect(() => donationSchema.validateSync(unknown, { strict: true })).toThrow(
      expect.objectContaining({ message: expect.objectContaining({ code: 'field-unknown' }) }),
    );
  });

  it('moves as its order does', () => {
    for (const [from, next] of Object.entries(ORDER_TRANSITIONS).filter(([status]) => status !== 'draft')) {
      expect(DONATION_TRANSITIONS[donationStatusOf(from as OrderStatus)]).toEqual(next.map(donationStatusOf));
    }
  });

  it('moves only forward, but for the provider’s late word of success, or that a bank has it after a declined card', () => {
    expect(canMove(DONATION_TRANSITIONS, 'failed', 'succeeded')).toBe(true);
    const followed = DONATION_STATUSES.filter((to) => canMove(DONATION_TRANSITIONS, 'refunded', to));
    // The bank can take back what was refunded.
    expect(followed).toEqual(['disputed']);
    expect(DONATION_STATUSES.filter((from) => canMove(DONATION_TRANSITIONS, from, 'pending'))).toEqual(['failed']);
  });
});

describe('a counter entry', () => {
  const entry = { method: 'in-kind', fundId, amountCents: 0, propertyDescription: 'A silver lamp, 40 cm' } as const;

  it('describes property and never values it', () => {
    expect(counterEntrySchema.isValidSync(entry)).toBe(true);
    expect(counterEntrySchema.isValidSync({ ...entry, amountCents: 100 })).toBe(false);
    expect(counterEntrySchema.isValidSync({ ...entry, propertyDescription: '' })).toBe(false);
  });

  it('asks for a check’s number', () => {
    expect(counterEntrySchema.isValidSync({ method: 'check', fundId, amountCents: 5100 })).toBe(false);
    expect(counterEntrySchema.isValidSync({ method: 'check', fundId, amountCents: 5100, checkNumber: '1042' })).toBe(true);
  });

  it('asks for it at the counters for poojas and events, too', () => {
    const people = [{ typeId: fundId, name: 'Meera Iyer' }];
    const walkIn = { slotId: fundId, bookedBy: 'Meera Iyer', participants: [{ name: 'Meera' }] };
    for (const [schema, body] of [
      [walkInSchema, walkIn],
      [walkInFormSchema, walkIn],
      [counterRegistrationSchema, { people, bookedBy: 'Meera Iyer' }],
    ] as const) {
      expect(schema.isValidSync({ ...body, method: 'check', checkNumber: ' ' })).toBe(false);
      expect(schema.isValidSync({ ...body, method: 'check', checkNumber: '1042' })).toBe(true);
      expect(schema.isValidSync({ ...body, method: 'cash' })).toBe(true);
    }
  });
});

describe('a guest’s phone', () => {
  it.each(['+17325550148', '+14165550100'])('takes %s', (phone) =>
    expect(phoneCodeRequestSchema.isValidSync({ phone, templeSlug: 'sri-kamakshi-edison' })).toBe(true),
  );
  it.each(['+447911123456', '7325550148', '+11325550148', ''])('refuses %p', (phone) =>
    expect(phoneCodeRequestSchema.isValidSync({ phone, templeSlug: 'x' })).toBe(false),
  );
});
