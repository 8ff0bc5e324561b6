import { ledgerEndpoints, type TrialBalance } from '@sannidhi/contracts';
import { Banner, type Column, DataTable, EmptyState, formatCents, ListFilters, labelText, Page, useAddress, useRead } from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { useTemple } from '../office/use-temple.ts';
import { LedgerHead } from './ledger-head.tsx';

type Account = TrialBalance['accounts'][number];

/** Both sides of every account, in the temple's days that were chosen, and whether they agree, in words. */
function TrialBalanceView() {
  const text = useOfficeText();
  const temple = useTemple();
  const moments = useMoments();
  const days = useDays();
  const { from, to } = days.query;
  const balance = useRead(ledgerEndpoints.trialBalance, { query: { from, to }, keepPrevious: true });
  const { data } = balance;
  return (
    <Page>
      <LedgerHead view="trial-balance" />
      <ListFilters list={days} />
      {(from || to) && (
        <Secondary>
          {text(from ? 'ledger.trial.period' : 'ledger.trial.asOf', {
            from: from ? moments.day(from) : '',
            to: moments.day(to ?? temple.today),
            zone: temple.zoneName,
          })}
        </Secondary>
      )}
      {data && <Verdict balance={data} />}
      <DataTable
        caption={text('ledger.trial.table', { temple: temple.name })}
        columns={accountColumns(text)}
        rows={data?.accounts}
        readAt={balance.dataUpdatedAt}
        rowKey={({ kind, name }) => `${kind}/${name}`}
        rowName={({ name }) => name}
        totals={
          data && (
            <>
              <b>{text('ledger.trial.total')}</b>
              <span>
                {text('ledger.trial.debit')} <b>{formatCents(data.debitCents)}</b>
              </span>
              <span>
                {text('ledger.trial.credit')} <b>{formatCents(data.creditCents)}</b>
              </span>
            </>
          )
        }
        empty={<EmptyState title={text('ledger.journal.empty')}>{text('ledger.journal.emptyMore')}</EmptyState>}
        error={balance.error}
        failedTitle={text('ledger.trial.failed')}
        onRetry={() => void balance.refetch()}
      />
    </Page>
  );
}

/** The chosen days, kept in the address as lists keep theirs. */
function useDays() {
  const { parameters, change } = useAddress();
  const query = { from: parameters.get('from') ?? undefined, to: parameters.get('to') ?? undefined };
  return { query, set: (next: object) => change({ ...next }, { replace: true }), has: (field: string) => field === 'from' };
}

function Verdict({ balance }: { balance: TrialBalance }) {
  const text = useOfficeText();
  return balance.differenceCents === 0 ? (
    <Banner kind="success">{text('ledger.trial.zero')}</Banner>
  ) : (
    <Banner kind="error">{text('ledger.trial.off', { amount: formatCents(Math.abs(balance.differenceCents)) })}</Banner>
  );
}

const accountColumns = (text: ReturnType<typeof useOfficeText>): Column<Account>[] => [
  {
    key: 'account',
    header: text('ledger.trial.account'),
    cell: ({ name, nameMessage }) => labelText(name, nameMessage),
    full: ({ name, nameMessage }) => labelText(name, nameMessage),
    phone: 'title',
  },
  {
    key: 'debit',
    header: text('ledger.trial.debit'),
    cell: ({ debitCents }) => formatCents(debitCents),
    align: 'end',
    width: 150,
    phone: 'detail',
    namedOnPhone: true,
  },
  {
    key: 'credit',
    header: text('ledger.trial.credit'),
    cell: ({ creditCents }) => formatCents(creditCents),
    align: 'end',
    width: 150,
    phone: 'detail',
    namedOnPhone: true,
  },
  {
    key: 'balance',
    header: text('ledger.trial.difference'),
    cell: ({ debitCents, creditCents }) => formatCents(debitCents - creditCents),
    align: 'end',
    width: 150,
    phone: 'value',
    namedOnPhone: true,
  },
];

export { TrialBalanceView as Screen };
