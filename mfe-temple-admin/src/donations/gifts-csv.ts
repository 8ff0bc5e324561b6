import type { DonationRow } from '@sannidhi/contracts';
import { csvOf } from '@sannidhi/kit';

const COLUMNS = ['Received', 'Donor', 'Amount (USD)', 'Fund', 'Method', 'Source', 'Status', 'Receipt'];

/** The selected rows as CSV: amounts as plain dollars, instants in UTC. */
export function giftsCsv(rows: readonly DonationRow[]): string {
  const lines = rows.map((row) => [
    row.receivedAt,
    row.donorLabel,
    (row.totalCents / 100).toFixed(2),
    row.fundLabel,
    row.method,
    row.source,
    row.status,
    row.receiptNumber ?? '',
  ]);
  return csvOf([COLUMNS, ...lines]);
}
