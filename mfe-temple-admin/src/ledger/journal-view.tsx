import { type LedgerEntryView, ledgerEndpoints } from '@sannidhi/contracts';
import {
  type Column,
  DataTable,
  DateRangeFilter,
  EmptyState,
  FilterBar,
  formatCents,
  formatCount,
  LedgerTable,
  ListedRecord,
  Page,
  SidePanel,
  translateSentence,
  usePages,
  usePanel,
  WithPanel,
} from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useAddress } from '../office/use-address.ts';
import { useMoments } from '../office/use-moments.ts';
import { useTemple } from '../office/use-temple.ts';
import { LedgerHead } from './ledger-head.tsx';

/** Every entry, newest first; nobody types one and nothing removes one. */
function JournalView() {
  const text = useOfficeText();
  const temple = useTemple();
  const { parameters, change } = useAddress();
  const panel = usePanel('entry');
  const from = parameters.get('from') ?? undefined;
  const to = parameters.get('to') ?? undefined;
  const entries = usePages(ledgerEndpoints.entries, { query: { from, to } });
  const columns = useEntryColumns();
  return (
    <WithPanel
      panel={
        <ListedRecord panel={panel} rows={entries.items}>
          {(entry) => <EntryPanel key={entry.id} entry={entry} onClose={panel.close} />}
        </ListedRecord>
      }
    >
      <Page>
        <LedgerHead view="ledger" />
        <FilterBar>
          <DateRangeFilter
            label={text('donations.filter.dates')}
            from={from}
            to={to}
            onChange={(first, last) => change({ from: first, to: last }, { replace: true })}
          />
        </FilterBar>
        <DataTable
          caption={text('ledger.journal.table', { temple: temple.name })}
          columns={columns}
          rows={entries.items}
          rowKey={({ id }) => id}
          rowName={({ number }) => text('ledger.journal.entry', { number })}
          {...(panel.id ? { openId: panel.id } : {})}
          onOpen={panel.open}
          onClose={panel.close}
          paging={entries.paging}
          empty={<EmptyState title={text('ledger.journal.empty')}>{text('ledger.journal.emptyMore')}</EmptyState>}
          isFiltered={from !== undefined || to !== undefined}
          onClearFilters={() => change({ from: undefined, to: undefined }, { replace: true })}
          error={entries.error}
          failedTitle={text('ledger.journal.failed')}
          onRetry={() => void entries.refetch()}
        />
      </Page>
    </WithPanel>
  );
}

function EntryPanel({ entry, onClose }: { entry: LedgerEntryView; onClose: () => void }) {
  const text = useOfficeText();
  const moments = useMoments();
  return (
    <SidePanel
      title={text('ledger.journal.entry', { number: entry.number })}
      subtitle={<Secondary>{moments.relative(entry.postedAt)}</Secondary>}
      onClose={onClose}
    >
      <p>{translateSentence(entry.reason)}</p>
      <LedgerTable lines={entry.lines} />
    </SidePanel>
  );
}

function useEntryColumns(): Column<LedgerEntryView>[] {
  const text = useOfficeText();
  const moments = useMoments();
  return [
    { key: 'entry', header: text('ledger.journal.column.entry'), cell: ({ number }) => formatCount(number), width: 88, phone: 'detail' },
    {
      key: 'posted',
      header: text('ledger.journal.column.posted'),
      cell: ({ postedAt }) => moments.short(postedAt),
      width: 110,
      phone: 'detail',
    },
    {
      key: 'reason',
      header: text('ledger.journal.column.reason'),
      cell: ({ reason }) => translateSentence(reason),
      full: ({ reason }) => translateSentence(reason),
      phone: 'title',
    },
    {
      key: 'accounts',
      header: text('ledger.journal.column.account'),
      cell: (entry) => <Secondary>{accountsOf(entry)}</Secondary>,
      full: accountsOf,
      low: true,
    },
    {
      key: 'amount',
      header: text('ledger.journal.column.amount'),
      cell: ({ lines }) => formatCents(lines.reduce((sum, { debitCents }) => sum + debitCents, 0)),
      align: 'end',
      width: 130,
      phone: 'value',
    },
  ];
}

/** "Clearing, card processor; Processing fees → Fund, Annadanam": debits, then credits. */
function accountsOf({ lines }: LedgerEntryView): string {
  const side = (of: 'debitCents' | 'creditCents') => lines.filter((line) => line[of] > 0).map(({ account }) => translateSentence(account));
  return `${side('debitCents').join('; ')} → ${side('creditCents').join('; ')}`;
}

export { JournalView as Screen };
