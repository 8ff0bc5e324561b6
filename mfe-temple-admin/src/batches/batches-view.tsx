import { type CounterBatch, counterEndpoints } from '@sannidhi/contracts';
import {
  type Column,
  formatCents,
  moneyColumn,
  RecordListView,
  stateColumn,
  textColumn,
  useList,
  usePanel,
  useSession,
} from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { batchBalance } from './batch-balance.ts';
import { BatchPage } from './batch-page.tsx';
import { CURRENT, useCurrentBatch } from './current-batch.ts';
import { OpenBatchForm } from './open-batch-form.tsx';
import { WhichBatch } from './which-batch.tsx';

/** Counter batches: the list, the panel that opens one, and the page of one. */
export function BatchesView() {
  const text = useOfficeText('batches');
  const panel = usePanel('batch');
  const { can } = useSession();
  const batches = useList(counterEndpoints.batches);
  const colleagues = useCurrentBatch(batches.items, panel);
  return (
    <RecordListView
      texts={text}
      list={batches}
      panel={panel}
      columns={useBatchColumns()}
      name={({ number, name }) => text('name', { number, name })}
      create={can('donations:record') && (() => <OpenBatchForm onOpened={({ id }) => panel.open(id)} onCancel={panel.close} />)}
      page={
        panel.id === CURRENT
          ? colleagues && (() => <WhichBatch batches={colleagues} panel={panel} />)
          : (id) => <BatchPage batchId={id} onBack={panel.close} />
      }
    />
  );
}

function useBatchColumns(): Column<CounterBatch>[] {
  const text = useOfficeText('batches');
  const moments = useMoments();
  const gifts = (count: number, cents: number) => text('gifts', { count, total: formatCents(cents) });
  return [
    textColumn('batch', text('column.batch'), ({ number, name }) => text('name', { number, name }), { phone: 'title' }),
    textColumn('received', text('column.received'), ({ receivedOn }) => moments.day(receivedOn), { width: 120, phone: 'detail' }),
    textColumn('counted', text('column.counted'), (batch) => gifts(batch.expectedCount, batch.expectedTotalCents), {
      align: 'end',
      width: 190,
      phone: 'detail',
    }),
    textColumn('entered', text('column.entered'), (batch) => gifts(batch.enteredCount, batch.enteredTotalCents), {
      align: 'end',
      width: 190,
      low: true,
    }),
    moneyColumn('difference', text('column.difference'), (batch) => batchBalance(batch).totalDifferenceCents, {
      phone: 'value',
      namedOnPhone: true,
    }),
    textColumn('openedBy', text('column.openedBy'), ({ openedBy }) => openedBy, { low: true }),
    stateColumn(text('column.status'), 'batch', ({ status }) => status, { width: 104 }),
  ];
}

export { BatchesView as Screen };
