import type { CounterBatch } from '@sannidhi/contracts';
import { AddButton, Button, Card, Page, PageHeader, type Panel, Stack } from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

/** Asks into which batch a gift goes while only colleagues have one open. */
export function WhichBatch({ batches, panel }: { batches: readonly CounterBatch[]; panel: Panel }) {
  const text = useOfficeText('batches');
  const moments = useMoments();
  return (
    <Page reading>
      <PageHeader
        title={text('which.title')}
        lead={text('which.lead')}
        actions={<AddButton panel={panel}>{text('which.own')}</AddButton>}
      />
      {batches.map((batch) => (
        <Card key={batch.id} title={text('one.title', { number: batch.number, name: batch.name })}>
          <Stack>
            <Secondary>
              {text('one.facts', { day: moments.day(batch.receivedOn), who: batch.openedBy, when: moments.relative(batch.openedAt) })}
            </Secondary>
            <div>
              <Button onClick={() => panel.open(batch.id)}>{text('which.join', { number: batch.number })}</Button>
            </div>
          </Stack>
        </Card>
      ))}
    </Page>
  );
}
