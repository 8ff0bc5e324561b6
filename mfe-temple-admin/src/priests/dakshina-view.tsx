import { type DakshinaTotal, dakshinaEndpoints } from '@sannidhi/contracts';
import { type Column, moneyColumn, RecordListView, textColumn, useList, usePanel } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { DakshinaRecord } from './dakshina-record.tsx';

/** What the temple owes its priests, whom most is owed first. */
export function DakshinaView() {
  const panel = usePanel('priest');
  return (
    <RecordListView
      texts={useOfficeText('dakshina')}
      list={useList(dakshinaEndpoints.totals)}
      panel={panel}
      columns={useTotalColumns()}
      name={({ fullName }) => fullName}
      record={(total) => <DakshinaRecord key={total.id} total={total} />}
    />
  );
}

function useTotalColumns(): Column<DakshinaTotal>[] {
  const text = useOfficeText('dakshina');
  return [
    textColumn('priest', text('column.priest'), ({ fullName }) => fullName, { phone: 'title' }),
    textColumn('services', text('column.services'), ({ services }) => (services > 0 ? text('services', { count: services }) : ''), {
      width: 160,
      phone: 'detail',
    }),
    moneyColumn('paid', text('column.paid'), ({ paidCents }) => paidCents, { width: 140, low: true }),
    moneyColumn('owed', text('column.owed'), ({ owedCents }) => owedCents, { width: 140, phone: 'value' }),
  ];
}

export { DakshinaView as Screen };
