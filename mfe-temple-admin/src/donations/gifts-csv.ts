import type { DonationRow } from '@sannidhi/contracts';

const COLUMNS = ['Received', 'Donor', 'Amount (USD)', 'Fund', 'Method', 'Source', 'Status', 'Receipt'];

/** The chosen rows as CSV (RFC 4180): amounts as plain dollars, instants in UTC, formulas made harmless for spreadsheets. */
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
  return [COLUMNS, ...lines].map((cells) => cells.map(cell).join(',')).join('\r\n');
}

/** A cell that begins like a formula gets an apostrophe, because a donor chooses their own name. */
function cell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
