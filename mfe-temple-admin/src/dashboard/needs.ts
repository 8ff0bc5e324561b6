import type { CounterBatch, DonationRow, OfficeCards, Proof } from '@sannidhi/contracts';
import { formatCents, labelText, type Text } from '@sannidhi/kit';
import { batchBalance } from '../batches/batch-balance.ts';
import { proofDifferenceCents } from '../ledger/proof-facts.tsx';

/** One task, with the page where it is done. */
export interface Need {
  key: string;
  kind: 'warning' | 'task';
  title: string;
  more: string;
  do: string;
  to: string;
}

/** What needs attention about money, most pressing first. */
export function needsOf(
  { disputes = [], figures, openBatches = [], books, pledges, owedRefunds }: Partial<OfficeCards>,
  text: Text,
): Need[] {
  const toCheck = figures?.toCheck ?? 0;
  const toMatch = pledges?.toMatch ?? 0;
  return [
    ...(books && !books.holds ? [booksNeed(books, text)] : []),
    ...disputes.map((gift) => disputeNeed(gift, text)),
    ...(toCheck > 0 ? [toCheckNeed(toCheck, text)] : []),
    ...(toMatch > 0 ? [toMatchNeed(toMatch, text)] : []),
    ...(owedRefunds && owedRefunds.count > 0 ? [owedRefundsNeed(owedRefunds, text)] : []),
    ...openBatches.map((batch) => batchNeed(batch, text)),
  ];
}

const booksNeed = (proof: Proof, text: Text): Need => ({
  key: 'books',
  kind: 'warning',
  title: text('dashboard.needs.books', { amount: formatCents(proofDifferenceCents(proof)) }),
  more: text('dashboard.needs.booksMore'),
  do: text('dashboard.needs.booksDo'),
  to: '/temple-admin/financial-management?view=proof',
});

const disputeNeed = ({ id, totalCents, donorLabel, donorMessage }: DonationRow, text: Text): Need => ({
  key: id,
  kind: 'warning',
  title: text('dashboard.needs.dispute', { amount: formatCents(totalCents), donor: labelText(donorLabel, donorMessage) }),
  more: text('dashboard.needs.disputeMore'),
  do: text('dashboard.needs.disputeDo'),
  to: `/temple-admin/donations?show=disputes&gift=${id}`,
});

const toCheckNeed = (count: number, text: Text): Need => ({
  key: 'to-check',
  kind: 'task',
  title: text('dashboard.needs.toCheck', { count }),
  more: text('dashboard.needs.toCheckMore'),
  do: text('dashboard.needs.toCheckDo'),
  to: '/temple-admin/donations?show=to-check',
});

const toMatchNeed = (count: number, text: Text): Need => ({
  key: 'to-match',
  kind: 'task',
  title: text('dashboard.needs.toMatch', { count }),
  more: text('dashboard.needs.toMatchMore', { count }),
  do: text('dashboard.needs.toMatchDo'),
  to: '/temple-admin/donation-management?view=pledge-questions',
});

const owedRefundsNeed = ({ count, totalCents }: OfficeCards['owedRefunds'], text: Text): Need => ({
  key: 'owed-refunds',
  kind: 'task',
  title: text('dashboard.needs.owedRefunds', { count, amount: formatCents(totalCents) }),
  more: text('dashboard.needs.owedRefundsMore'),
  do: text('dashboard.needs.owedRefundsDo'),
  to: '/temple-admin/donation-management?view=refunds',
});

function batchNeed(batch: CounterBatch, text: Text): Need {
  const { matches } = batchBalance(batch);
  const name = matches ? 'batchReady' : 'batchOff';
  return {
    key: batch.id,
    kind: 'task',
    title: text(`dashboard.needs.${name}`, { number: batch.number }),
    more: text(`dashboard.needs.${name}More`, {
      count: matches ? batch.enteredCount : batch.expectedCount,
      expected: formatCents(batch.expectedTotalCents),
      enteredCount: batch.enteredCount,
      entered: formatCents(batch.enteredTotalCents),
    }),
    do: text(`dashboard.needs.${name}Do`),
    to: `/temple-admin/donation-management?view=batches&batch=${batch.id}`,
  };
}
