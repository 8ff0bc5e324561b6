import type { ReceiptRecord, StatementPerson, StatementRow, StatementTemple, YearStatement } from '@sannidhi/contracts';
import { canonicalJson } from '../../platform/documents/canonical-json.ts';
import type { Receipt } from '../receipts/receipt.entity.ts';
import { propertyOf } from '../receipts/receipt-record.ts';

/** What a statement says, without its version. */
export type StatementRecord = Pick<YearStatement, 'persons' | 'household' | 'totalCents' | 'deductibleCents'>;

/** A year's valid receipts by legal person and temple, with sums in cents: a deduction belongs to the person a receipt names. */
export function statementRecord(receipts: readonly Receipt[], slugs: ReadonlyMap<string, string>): StatementRecord {
  const byPerson = grouped(receipts, ({ donorName }) => nameKey(donorName));
  return summedUp([...byPerson.values()].map((own) => personOf(own, slugs)));
}

/** The same statement for one temple only; of a temple without gifts it is empty. */
export function ofOneTemple({ persons }: StatementRecord, slug: string): StatementRecord {
  const only = persons.map(({ legalName, temples }) => {
    const own = temples.filter((temple) => temple.slug === slug);
    return { legalName, temples: own, ...sums(own) };
  });
  return summedUp(only.filter(({ temples }) => temples.length > 0));
}

/** Whether a kept statement says the same of whose receipts count; those from before there were persons had one name for all. */
export function sameContent(kept: string, computed: StatementRecord): boolean {
  const record = JSON.parse(kept) as StatementRecord | EarlyRecord;
  const persons = 'persons' in record ? record.persons : [{ ...record, legalName: record.donorName }];
  return content(persons) === content(computed.persons);
}

/** How statements were kept before they named persons. */
interface EarlyRecord {
  donorName: string;
  temples: StatementTemple[];
}

const content = (persons: readonly Pick<StatementPerson, 'legalName' | 'temples'>[]): string =>
  canonicalJson(
    persons.flatMap(({ legalName, temples }) =>
      temples.flatMap(({ receipts }) =>
        receipts.map(({ number, totalCents, deductibleCents }) => [nameKey(legalName), number, totalCents, deductibleCents]),
      ),
    ),
  );

/** Letter case and spaces don't make another person. */
const nameKey = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

function personOf(receipts: readonly Receipt[], slugs: ReadonlyMap<string, string>): StatementPerson {
  const templeIds = [...new Set(receipts.map(({ templeId }) => templeId))].sort();
  const temples = templeIds.map((templeId) => {
    const own = receipts.filter((receipt) => receipt.templeId === templeId);
    const { temple } = recordOf(own.at(-1));
    const rows = own.map(rowOf);
    return { slug: slugs.get(templeId) ?? '', legalName: temple.legalName, ein: temple.ein, receipts: rows, ...sums(rows) };
  });
  return { legalName: receipts.at(-1)?.donorName ?? '', temples, ...sums(temples) };
}

function rowOf(receipt: Receipt): StatementRow {
  const { number, receivedOn, totalCents, deductibleCents } = receipt;
  const property = propertyOf(recordOf(receipt));
  return { number, receivedOn, totalCents, deductibleCents, ...(property ? { property } : {}) };
}

function summedUp(persons: StatementPerson[]): StatementRecord {
  const byTemple = grouped(
    persons.flatMap(({ temples }) => temples),
    ({ slug, ein }) => `${slug} ${ein}`,
  );
  const household = [...byTemple.values()].flatMap((parts) => {
    const [first] = parts;
    return first ? [{ slug: first.slug, legalName: first.legalName, ein: first.ein, ...sums(parts) }] : [];
  });
  return { persons, household, ...sums(persons) };
}

const recordOf = (receipt: Receipt | undefined) => JSON.parse(receipt?.record ?? '{}') as ReceiptRecord;

const sums = (rows: readonly { totalCents: number; deductibleCents: number }[]) => ({
  totalCents: rows.reduce((sum, row) => sum + row.totalCents, 0),
  deductibleCents: rows.reduce((sum, row) => sum + row.deductibleCents, 0),
});

/** Rows by a key, in the order the keys first appear. */
function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
