import { type LedgerEntryView, ledgerEndpoints } from '@sannidhi/contracts';
import {
  type Column,
  formatCount,
  LedgerTable,
  labelText,
  moneyColumn,
  RecordListView,
  textColumn,
  useList,
  usePanel,
} from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { entryReason } from './entry-reason.ts';
import { LedgerHead } from './ledger-head.tsx';

/** Every entry by accounting date, newest first; entries are never typed or removed by hand. */
function JournalView() {
  const text = useOfficeText('ledger.journal');
  const moments = useMoments();
  return (
    <RecordListView
      texts={text}
      list={useList(ledgerEndpoints.entries)}
      panel={usePanel('entry')}
      columns={useEntryColumns()}
      name={({ number }) => text('entry', { number })}
      head={<LedgerHead view="ledger" />}
      record={(entry) => (
        <>
          <p>{entryReason(entry)}</p>
          <LedgerTable lines={entry.lines} />
        </>
      )}
      about={({ accountingOn, postedAt }) => ({
        subtitle: <Secondary>{text('dates', { day: moments.day(accountingOn), posted: moments.relative(postedAt) })}</Secondary>,
      })}
    />
  );
}

function useEntryColumns(): Column<LedgerEntryView>[] {
  const text = useOfficeText('ledger.journal.column');
  const moments = useMoments();
  return [
    textColumn('entry', text('entry'), ({ number }) => formatCount(number), { width: 88, phone: 'detail' }),
    textColumn('date', text('date'), ({ accountingOn }) => moments.day(accountingOn), { width: 120, phone: 'detail' }),
    textColumn('reason', text('reason'), entryReason, { phone: 'title' }),
    {
      key: 'accounts',
      header: text('account'),
      cell: (entry) => <Secondary>{accountsOf(entry)}</Secondary>,
      full: accountsOf,
      low: true,
    },
    moneyColumn('amount', text('amount'), ({ lines }) => lines.reduce((sum, { debitCents }) => sum + debitCents, 0), {
      width: 130,
      phone: 'value',
    }),
  ];
}

/** "Clearing, card processor; Processing fees → Fund, Annadanam": debits, then credits. */
function accountsOf({ lines }: LedgerEntryView): string {
  const side = (of: 'debitCents' | 'creditCents') =>
    lines.filter((line) => line[of] > 0).map(({ account, accountMessage }) => labelText(account, accountMessage));
  return `${side('debitCents').join('; ')} → ${side('creditCents').join('; ')}`;
}

export { JournalView as Screen };
