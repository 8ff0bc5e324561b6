import { counterEndpoints, type HundiCount } from '@sannidhi/contracts';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  formatCents,
  IconPlus,
  ListedRecord,
  Page,
  PageHeader,
  SidePanel,
  usePages,
  usePanel,
  useSession,
  WithPanel,
} from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { useTemple } from '../office/use-temple.ts';
import { HundiFacts } from './hundi-facts.tsx';
import { HundiForm } from './hundi-form.tsx';

const NEW = 'new';

/** Hundi counts: the list, one count, and the form that records the next. */
export function HundiView() {
  const text = useOfficeText();
  const temple = useTemple();
  const { can } = useSession();
  const panel = usePanel('count');
  const counts = usePages(counterEndpoints.hundiCounts);
  const columns = useHundiColumns();
  return (
    <WithPanel
      panel={
        panel.id === NEW ? (
          <SidePanel title={text('hundi.form.title')} onClose={panel.close}>
            <HundiForm onDone={panel.close} />
          </SidePanel>
        ) : (
          <ListedRecord panel={panel} rows={counts.items}>
            {(count) => (
              <SidePanel key={count.id} title={text('hundi.panel', { number: count.number })} onClose={panel.close}>
                <HundiFacts count={count} />
              </SidePanel>
            )}
          </ListedRecord>
        )
      }
    >
      <Page>
        <PageHeader
          title={text('hundi.title')}
          lead={text('hundi.intro')}
          actions={
            can('hundi:count') && (
              <Button variant="primary" icon={IconPlus} onClick={() => panel.open(NEW)}>
                {text('hundi.record')}
              </Button>
            )
          }
        />
        <DataTable
          caption={text('hundi.table', { temple: temple.name })}
          columns={columns}
          rows={counts.items}
          rowKey={({ id }) => id}
          rowName={({ number, hundi }) => text('hundi.name', { number, hundi })}
          {...(panel.id ? { openId: panel.id } : {})}
          onOpen={panel.open}
          onClose={panel.close}
          paging={counts.paging}
          empty={<EmptyState title={text('hundi.empty')}>{text('hundi.emptyMore')}</EmptyState>}
          error={counts.error}
          failedTitle={text('hundi.failed')}
          onRetry={() => void counts.refetch()}
        />
      </Page>
    </WithPanel>
  );
}

function useHundiColumns(): Column<HundiCount>[] {
  const text = useOfficeText();
  const moments = useMoments();
  return [
    {
      key: 'count',
      header: text('hundi.column.count'),
      cell: ({ number, hundi }) => text('hundi.name', { number, hundi }),
      full: ({ hundi }) => hundi,
      phone: 'title',
    },
    { key: 'counted', header: text('hundi.column.counted'), cell: ({ countedOn }) => moments.day(countedOn), width: 120, phone: 'detail' },
    { key: 'fund', header: text('hundi.column.fund'), cell: ({ fund }) => fund.name, full: ({ fund }) => fund.name, phone: 'detail' },
    {
      key: 'by',
      header: text('hundi.column.by'),
      cell: ({ counters }) => counters.join(', '),
      full: ({ counters }) => counters.join(', '),
      low: true,
    },
    {
      key: 'difference',
      header: text('hundi.column.difference'),
      cell: ({ discrepancyCents }) => formatCents(discrepancyCents),
      align: 'end',
      width: 120,
      low: true,
    },
    {
      key: 'total',
      header: text('hundi.column.total'),
      cell: ({ totalCents }) => formatCents(totalCents),
      align: 'end',
      width: 120,
      phone: 'value',
    },
  ];
}

export { HundiView as Screen };
