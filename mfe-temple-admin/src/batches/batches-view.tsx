import { type CounterBatch, counterEndpoints } from '@sannidhi/contracts';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  formatCents,
  IconPlus,
  Page,
  PageHeader,
  SidePanel,
  StatusChip,
  usePages,
  usePanel,
  useSession,
  WithPanel,
} from '@sannidhi/kit';
import { useEffect } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { useTemple } from '../office/use-temple.ts';
import { batchBalance } from './batch-balance.ts';
import { BatchPage } from './batch-page.tsx';
import { OpenBatchForm } from './open-batch-form.tsx';

/** Values of the `batch` parameter that are no id: the open batch whichever it is, and a new one. */
const CURRENT = 'current';
const NEW = 'new';

/** Counter batches: the list, the panel that opens one, and the page of one. */
export function BatchesView() {
  const panel = usePanel('batch');
  if (panel.id && panel.id !== NEW && panel.id !== CURRENT) {
    return <BatchPage key={panel.id} batchId={panel.id} onBack={panel.close} />;
  }
  return <BatchList />;
}

function BatchList() {
  const text = useOfficeText();
  const temple = useTemple();
  const { can } = useSession();
  const panel = usePanel('batch');
  const batches = usePages(counterEndpoints.batches);
  const columns = useBatchColumns();
  useCurrentBatch(batches.items, panel);
  const openButton = can('donations:record') && (
    <Button variant="primary" icon={IconPlus} onClick={() => panel.open(NEW)}>
      {text('batches.open')}
    </Button>
  );
  return (
    <WithPanel
      panel={
        panel.id === NEW && (
          <SidePanel title={text('batches.form.title')} onClose={panel.close}>
            <OpenBatchForm onOpened={({ id }) => panel.open(id)} onCancel={panel.close} />
          </SidePanel>
        )
      }
    >
      <Page>
        <PageHeader title={text('batches.title')} lead={text('batches.intro')} actions={openButton} />
        <DataTable
          caption={text('batches.table', { temple: temple.name })}
          columns={columns}
          rows={batches.items}
          rowKey={({ id }) => id}
          rowName={({ number, name }) => text('batches.name', { number, name })}
          onOpen={panel.open}
          paging={batches.paging}
          empty={<EmptyState title={text('batches.empty')}>{text('batches.emptyMore')}</EmptyState>}
          error={batches.error}
          failedTitle={text('batches.failed')}
          onRetry={() => void batches.refetch()}
        />
      </Page>
    </WithPanel>
  );
}

/** Resolves `batch=current`, where "Record a gift" leads: the newest open batch, or the form that opens one. */
function useCurrentBatch(batches: readonly CounterBatch[] | undefined, panel: ReturnType<typeof usePanel>): void {
  const wanted = panel.id === CURRENT && batches;
  const target = wanted ? (wanted.find(({ status }) => status === 'open')?.id ?? NEW) : undefined;
  const { open } = panel;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is made anew by every change of the address.
  useEffect(() => {
    if (target) open(target);
  }, [target]);
}

function useBatchColumns(): Column<CounterBatch>[] {
  const text = useOfficeText();
  const moments = useMoments();
  const counted = (batch: CounterBatch) =>
    text('batches.gifts', { count: batch.expectedCount, total: formatCents(batch.expectedTotalCents) });
  const entered = (batch: CounterBatch) =>
    text('batches.gifts', { count: batch.enteredCount, total: formatCents(batch.enteredTotalCents) });
  return [
    {
      key: 'batch',
      header: text('batches.column.batch'),
      cell: ({ number, name }) => text('batches.name', { number, name }),
      full: ({ number, name }) => text('batches.name', { number, name }),
      phone: 'title',
    },
    {
      key: 'received',
      header: text('batches.column.received'),
      cell: ({ receivedOn }) => moments.day(receivedOn),
      width: 120,
      phone: 'detail',
    },
    {
      key: 'counted',
      header: text('batches.column.counted'),
      cell: counted,
      full: counted,
      align: 'end',
      width: 190,
      phone: 'detail',
    },
    {
      key: 'entered',
      header: text('batches.column.entered'),
      cell: entered,
      full: entered,
      align: 'end',
      width: 190,
      low: true,
    },
    {
      key: 'difference',
      header: text('batches.column.difference'),
      cell: (batch) => formatCents(batchBalance(batch).totalDifferenceCents),
      align: 'end',
      width: 110,
      phone: 'value',
    },
    {
      key: 'openedBy',
      header: text('batches.column.openedBy'),
      cell: ({ openedBy }) => openedBy,
      full: ({ openedBy }) => openedBy,
      low: true,
    },
    {
      key: 'status',
      header: text('batches.column.status'),
      cell: ({ status }) => <StatusChip of="batch" state={status} />,
      width: 104,
      phone: 'status',
    },
  ];
}

export { BatchesView as Screen };
