import type { ReceiptRecord } from '@sannidhi/contracts';
import { receiptChanges } from './receipt-changes.ts';

const content = (totalCents: number, ...funds: string[]) =>
  ({ donorName: 'Dev Rao', totalCents, receivedOn: '2026-11-30', method: 'card', lines: funds.map((fund) => ({ fund })) }) as ReceiptRecord;

it('takes no card fee that stays for a purpose, and none away', () => {
  const [whole, rest] = [
    content(90_00, 'Dance, Adult', 'Dance, Adult', 'Dance, Lunch'),
    content(61_00, 'Card fee, Dance, Adult', 'Dance, Adult', 'Dance, Lunch'),
  ];
  expect(receiptChanges(whole, rest)).toEqual([{ what: 'amount', fromCents: 90_00, toCents: 61_00 }]);
  expect(receiptChanges(rest, content(1_00, 'Card fee, Dance, Adult'))).toEqual([{ what: 'amount', fromCents: 61_00, toCents: 1_00 }]);
  expect(receiptChanges(whole, content(90_00, 'Dance, Adult')).map(({ what }) => what)).toEqual(['purpose']);
});
