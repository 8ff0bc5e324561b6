import type { ReceiptRecord, YearStatement } from '@sannidhi/contracts';
import type { Receipt } from '../receipts/receipt.entity.ts';

/** What a statement says, without its version. */
export type StatementRecord = Omit<YearStatement, 'year' | 'correctedAt' | 'version'>;

/** A year's valid receipts by temple, with sums in cents. The name is the one on the newest receipt. */
export function statementRecord(receipts: readonly Receipt[], slugs: ReadonlyMap<string, string>): StatementRecord {
  const templeIds = [...new Set(receipts.map(({ templeId }) => templeId))].sort();
  const temples = templeIds.map((templeId) => {
    const own = receipts.filter((receipt) => receipt.templeId === templeId);
    const { temple } = JSON.parse(own.at(-1)?.record ?? '{}') as ReceiptRecord;
    const rows = own.map(({ number, receivedOn, totalCents, deductibleCents }) => ({ number, receivedOn, totalCents, deductibleCents }));
    return { slug: slugs.get(templeId) ?? '', legalName: temple.legalName, ein: temple.ein, receipts: rows, ...sums(rows) };
  });
  return { donorName: receipts.at(-1)?.donorName ?? '', temples, ...sums(temples) };
}

/** The same statement for one temple only; of a temple without gifts it is empty. */
export function ofOneTemple(record: StatementRecord, slug: string): StatementRecord {
  const temples = record.temples.filter((temple) => temple.slug === slug);
  return { ...record, temples, ...sums(temples) };
}

const sums = (rows: readonly { totalCents: number; deductibleCents: number }[]) => ({
  totalCents: rows.reduce((sum, row) => sum + row.totalCents, 0),
  deductibleCents: rows.reduce((sum, row) => sum + row.deductibleCents, 0),
});
