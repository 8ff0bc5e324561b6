import { fundEndpoints, PLEDGE_STATUSES, type PledgeRow, type PledgeStatus, pledgeEndpoints } from '@sannidhi/contracts';
import {
  ChoiceFilter,
  type Column,
  moneyColumn,
  RecordListView,
  StatusChip,
  stateColumn,
  textColumn,
  useList,
  usePanel,
  useRead,
  useSession,
  useStateWord,
} from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { PledgeForm } from './pledge-form.tsx';
import { PledgeRecord } from './pledge-record.tsx';

/** What donors promised, with one pledge's installments and gifts next to the list. */
export function PledgesView() {
  const text = useOfficeText('pledges');
  const panel = usePanel('pledge');
  const manages = useSession().can('pledges:record');
  const pledges = useList(pledgeEndpoints.list);
  return (
    <RecordListView
      texts={text}
      list={pledges}
      panel={panel}
      columns={usePledgeColumns()}
      name={({ donorName }) => donorName}
      filters={<PledgeFilters query={pledges.query} set={pledges.set} />}
      create={manages && (() => <PledgeForm onDone={panel.close} />)}
      record={({ id }) => <PledgeRecord pledgeId={id} />}
      about={({ status }) => ({ overline: <StatusChip of="pledge" state={status} /> })}
    />
  );
}

function PledgeFilters({ query, set }: Pick<ReturnType<typeof useList<typeof pledgeEndpoints.list>>, 'query' | 'set'>) {
  const text = useOfficeText('pledges');
  const stateWord = useStateWord();
  const funds = useRead(fundEndpoints.list);
  return (
    <>
      <ChoiceFilter
        label={text('column.status')}
        value={query.status}
        onChange={(status) => set({ status: status as PledgeStatus | undefined })}
        choices={PLEDGE_STATUSES.map((value) => ({ value, label: stateWord('pledge', value) }))}
      />
      <ChoiceFilter
        label={text('column.fund')}
        value={query.fundId}
        onChange={(fundId) => set({ fundId })}
        choices={(funds.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
}

function usePledgeColumns(): Column<PledgeRow>[] {
  const text = useOfficeText('pledges');
  const moments = useMoments();
  return [
    textColumn('donor', text('column.donor'), ({ donorName }) => donorName, { phone: 'title' }),
    textColumn('fund', text('column.fund'), ({ fund }) => fund.name, { phone: 'detail' }),
    textColumn('next', text('column.next'), ({ next }) => (next ? moments.day(next.dueOn) : text('noDate')), { width: 130, low: true }),
    moneyColumn('paid', text('column.paid'), ({ paidCents }) => paidCents, { low: true }),
    moneyColumn('amount', text('column.amount'), ({ amountCents }) => amountCents, { phone: 'value' }),
    stateColumn(text('column.status'), 'pledge', ({ status }) => status, { width: 130 }),
  ];
}

export { PledgesView as Screen };
