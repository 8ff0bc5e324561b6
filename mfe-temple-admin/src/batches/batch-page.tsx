import { type CounterBatch, type CounterEntry, counterEndpoints } from '@sannidhi/contracts';
import {
  Button,
  Card,
  CardColumns,
  IconArrowLeft,
  Page,
  PageHeader,
  ScreenStates,
  StatusChip,
  TypedGuard,
  useRead,
  useSession,
} from '@sannidhi/kit';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { BalanceFigures } from './balance-figures.tsx';
import { batchBalance } from './batch-balance.ts';
import { BatchEntries } from './batch-entries.tsx';
import { CloseBatch } from './close-batch.tsx';
import { EntryForm } from './entry-form.tsx';

/** One batch: the count against the entries, the entries themselves, and the form for the next one. */
export function BatchPage({ batchId, onBack }: { batchId: string; onBack: () => void }) {
  const text = useOfficeText();
  const batch = useRead(counterEndpoints.batch, { params: { batchId } });
  return (
    <Page>
      <div>
        <Button small variant="text" icon={IconArrowLeft} onClick={onBack}>
          {text('batches.one.back')}
        </Button>
      </div>
      {!batch.data && <PageHeader title={text('batches.one.heading')} />}
      <ScreenStates query={batch} failedTitle={text('batches.one.failed')}>
        {(data) => (
          <TypedGuard>
            <Page>
              <OpenedBatch batch={data} />
            </Page>
          </TypedGuard>
        )}
      </ScreenStates>
    </Page>
  );
}

function OpenedBatch({ batch }: { batch: CounterBatch & { entries: CounterEntry[] } }) {
  const text = useOfficeText();
  const moments = useMoments();
  const { can } = useSession();
  const isOpen = batch.status === 'open';
  const ready = isOpen && batchBalance(batch).matches;
  const facts = text('batches.one.facts', {
    day: moments.day(batch.receivedOn),
    who: batch.openedBy,
    when: moments.relative(batch.openedAt),
  });
  return (
    <>
      <PageHeader
        title={text('batches.one.title', { number: batch.number, name: batch.name })}
        lead={facts}
        actions={
          <Row>
            <StatusChip of="batch" state={batch.status} />
            {isOpen && can('batches:close') && <CloseBatch batch={batch} />}
          </Row>
        }
      />
      {batch.closedBy && batch.closedAt && (
        <Secondary>{text('batches.one.closed', { who: batch.closedBy, when: moments.relative(batch.closedAt) })}</Secondary>
      )}
      <BalanceFigures batch={batch} />
      <CardColumns min={360}>
        {isOpen && can('donations:record') && (
          <Card title={text('batches.entry.title')}>
            <EntryForm batchId={batch.id} primary={!ready} />
          </Card>
        )}
        <BatchEntries batch={batch} removable={isOpen && can('donations:record')} />
      </CardColumns>
    </>
  );
}
