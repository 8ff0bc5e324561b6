import { ledgerEndpoints, type TrialBalance } from '@sannidhi/contracts';
import { Banner, type Column, DataTable, EmptyState, formatCents, labelText, Page, useRead } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { LedgerHead } from './ledger-head.tsx';

type Account = TrialBalance['accounts'][number];

/** Both sides of every account, and whether they agree, in words. */
function TrialBalanceView() {
  const text = useOfficeText();
  const temple = useTemple();
  const balance = useRead(ledgerEndpoints.trialBalance);
  const { data } = balance;
  return (
    <Page>
      <LedgerHead view="trial-balance" />
      {data && <Verdict balance={data} />}
      <DataTable
        caption={text('ledger.trial.table', { temple: temple.name })}
        columns={accountColumns(text)}
        rows={data?.accounts}
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
  },
  {
    key: 'credit',
    header: text('ledger.trial.credit'),
    cell: ({ creditCents }) => formatCents(creditCents),
    align: 'end',
    width: 150,
    phone: 'detail',
  },
  {
    key: 'balance',
    header: text('ledger.trial.difference'),
    cell: ({ debitCents, creditCents }) => formatCents(debitCents - creditCents),
    align: 'end',
    width: 150,
    phone: 'value',
  },
];

export { TrialBalanceView as Screen };
