import { dakshinaEndpoints, type OwnDakshinaEntry } from '@sannidhi/contracts';
import {
  type Column,
  DataTable,
  EmptyState,
  Figure,
  Figures,
  formatCents,
  formatDate,
  moneyColumn,
  Page,
  PageHeader,
  stateColumn,
  textColumn,
  useList,
  useRead,
  useText,
} from '@sannidhi/kit';
import { PriestTabs } from '../day/priest-tabs.tsx';

/** The priest’s dakshina at all temples: what is owed, and what was paid how. */
export function DakshinaView() {
  const text = useText('mfe-priest');
  const list = useList(dakshinaEndpoints.own);
  const { data } = useRead(dakshinaEndpoints.own, { query: { limit: 1 } });
  return (
    <Page>
      <PageHeader title={text('dakshina.title')} lead={text('dakshina.intro')} />
      <PriestTabs />
      {data && (
        <Figures>
          <Figure label={text('dakshina.owed')} value={formatCents(data.owedCents)} />
          <Figure label={text('dakshina.paid')} value={formatCents(data.paidCents)} />
        </Figures>
      )}
      <DataTable
        {...list.table}
        caption={text('dakshina.title')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        rowName={({ service }) => service}
        empty={<EmptyState title={text('dakshina.empty')}>{text('dakshina.emptyMore')}</EmptyState>}
        failedTitle={text('dakshina.failed')}
      />
    </Page>
  );
}

function useColumns(): Column<OwnDakshinaEntry>[] {
  const text = useText('mfe-priest');
  const day = (date: string, timeZone?: string) =>
    formatDate(date, { ...(timeZone ? { timeZone } : {}), month: 'short', day: 'numeric', year: 'numeric' });
  const paid = ({ paid: how }: OwnDakshinaEntry) =>
    how ? text(`dakshina.by.${how.method}`, { on: day(how.on), reference: how.reference }) : '';
  return [
    textColumn('service', text('dakshina.column.service'), ({ service }) => service, { phone: 'title' }),
    textColumn('when', text('dakshina.column.when'), ({ startsAt, temple }) => day(startsAt, temple.timeZone), {
      width: 140,
      phone: 'detail',
    }),
    textColumn('temple', text('dakshina.column.temple'), ({ temple }) => temple.name, { low: true }),
    textColumn('paid', text('dakshina.column.paid'), paid, { low: true }),
    moneyColumn('amount', text('dakshina.column.amount'), ({ cents }) => cents, { width: 120, phone: 'value' }),
    stateColumn(text('dakshina.column.state'), 'dakshina', ({ state }) => state, { width: 120 }),
  ];
}

export { DakshinaView as Screen };
