import { type Broadcast, type BroadcastDetail, broadcastEndpoints } from '@sannidhi/contracts';
import { Button, Card, IconArrowLeft, Page, PageHeader, ScreenStates, StatusChip, TypedGuard, useRead, useStep } from '@sannidhi/kit';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { useProgress } from '../office/use-progress.ts';
import { BroadcastActions } from './broadcast-actions.tsx';
import { BroadcastForm } from './broadcast-form.tsx';
import { BroadcastProgress } from './broadcast-progress.tsx';
import { LateQuestion } from './late-question.tsx';
import { LinkList } from './link-list.tsx';
import { RecipientList } from './recipient-list.tsx';
import { StartForm } from './start-form.tsx';
import { WordedMessage } from './worded-message.tsx';

interface BroadcastPageProps {
  broadcastId: string;
  onBack: () => void;
}

/** One broadcast: the editor of a draft, or how far it got and what became of each message. */
export function BroadcastPage({ broadcastId, onBack }: BroadcastPageProps) {
  const text = useOfficeText('broadcasts');
  const broadcast = useRead(broadcastEndpoints.show, { params: { broadcastId } });
  const status = broadcast.data?.status;
  // What was pressed is gone once the draft is saved or sent, or the rest canceled: the focus goes on to what follows.
  useStep(stepOf(status), broadcast.data?.name ?? text('heading'));
  useProgress(broadcast, status === 'running' || status === 'scheduled');
  return (
    <Page>
      <div>
        <Button small variant="text" icon={IconArrowLeft} onClick={onBack}>
          {text('back')}
        </Button>
      </div>
      {!broadcast.data && <PageHeader title={text('heading')} />}
      <ScreenStates query={broadcast} failedTitle={text('oneFailed')}>
        {(data) => (
          <TypedGuard>
            <Page>
              <Opened broadcast={data} onBack={onBack} />
            </Page>
          </TypedGuard>
        )}
      </ScreenStates>
    </Page>
  );
}

function stepOf(status: Broadcast['status'] | undefined): string {
  if (status === undefined) return 'opening';
  return status === 'draft' || status === 'canceled' ? status : 'sent';
}

function Opened({ broadcast, onBack }: { broadcast: BroadcastDetail; onBack: () => void }) {
  const text = useOfficeText('broadcasts');
  const moments = useMoments();
  const { name, status, topic, scheduledAt, startedAt, usefulUntil, isLate } = broadcast;
  const isDraft = status === 'draft';
  const until = usefulUntil && text('usefulUntil', { time: moments.relative(usefulUntil) });
  const facts = [text(`topic.${topic}`), scheduledAt && moments.relative(scheduledAt), until].filter(Boolean).join(' · ');
  return (
    <>
      <PageHeader
        title={name}
        lead={facts}
        actions={
          <Row>
            <StatusChip of="broadcast" state={status} />
            <BroadcastActions broadcast={broadcast} />
          </Row>
        }
      />
      {isLate && <LateQuestion broadcast={broadcast} />}
      {isDraft && (
        <Card title={text('start.title')}>
          <StartForm broadcast={broadcast} />
        </Card>
      )}
      {isDraft && (
        <Card title={text('form.titleChange')}>
          <BroadcastForm broadcast={broadcast} onDone={() => undefined} onCancel={onBack} />
        </Card>
      )}
      {startedAt && <BroadcastProgress broadcast={broadcast} />}
      {!isDraft && (
        <Card title={text('message')}>
          <WordedMessage message={broadcast} />
        </Card>
      )}
      {startedAt && <LinkList broadcast={broadcast} />}
      {startedAt && <RecipientList broadcastId={broadcast.id} />}
    </>
  );
}
