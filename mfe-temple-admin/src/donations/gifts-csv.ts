import type { DonationRow } from '@sannidhi/contracts';
import { csvOf, labelText, orderLabelText } from '@sannidhi/kit';
import type { useOfficeText } from '../office/namespace.ts';

const HEADERS = [
  'donations.column.receivedUtc',
  'donations.column.donor',
  'donations.column.amountUsd',
  'donations.column.fund',
  'donations.filter.method',
  'donations.column.source',
  'donations.column.status',
  'donations.column.receipt',
] as const;

/** The selected rows as CSV: amounts as plain dollars, instants in UTC; codes stay in English, for programs that match them. */
export function giftsCsv(rows: readonly DonationRow[], text: ReturnType<typeof useOfficeText>): string {
  const lines = rows.map((row) => [
    row.receivedAt,
    labelText(row.donorLabel, row.donorMessage),
    (row.totalCents / 100).toFixed(2),
    orderLabelText(row.fundLabel),
    row.method,
    row.source,
    row.status,
    row.receiptNumber ?? '',
  ]);
  return csvOf([HEADERS.map((header) => text(header)), ...lines]);
}
