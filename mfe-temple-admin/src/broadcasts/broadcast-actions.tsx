import { BROADCAST_TRANSITIONS, type Broadcast, canMove } from '@sannidhi/contracts';
import { Button, Dialog, useSession } from '@sannidhi/kit';
import { useState } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { waitingOf } from './reached.ts';
import { useBroadcastAction } from './use-broadcast-action.ts';

/** What can be done with a broadcast in its state, by those who may send. */
export function BroadcastActions({ broadcast }: { broadcast: Broadcast }) {
  const { status, isLate } = broadcast;
  const action = actionIn(broadcast);
  if (!useSession().can('broadcasts:send')) return null;
  return (
    <>
      {action && <Act broadcast={broadcast} action={action} />}
      {canMove(BROADCAST_TRANSITIONS, status, 'canceled') && !isLate && <Cancel broadcast={broadcast} />}
    </>
  );
}

type Action = 'pause' | 'resume' | 'retry';

/** One button, whatever it does next: who pauses by keyboard goes on with the same one. */
function actionIn({ status, isLate, counts }: Broadcast): Action | undefined {
  if (status === 'running' || status === 'scheduled') return 'pause';
  if (status === 'paused' && !isLate) return 'resume';
  return status === 'finished' && counts.failed ? 'retry' : undefined;
}

function Act({ broadcast, action }: { broadcast: Broadcast; action: Action }) {
  const text = useOfficeText('broadcasts');
  const { act, isPending } = useBroadcastAction(broadcast, action);
  return (
    <Button busy={isPending && text(`doing.${action}`)} onClick={act}>
      {text(`act.${action}`, { count: broadcast.counts.failed ?? 0 })}
    </Button>
  );
}

/** Canceling can't be undone, so it asks. */
export function Cancel({ broadcast }: { broadcast: Broadcast }) {
  const text = useOfficeText('broadcasts');
  const [asks, setAsks] = useState(false);
  const { act, isPending } = useBroadcastAction(broadcast, 'cancel');
  return (
    <>
      <Button variant="text" onClick={() => setAsks(true)}>
        {text('act.cancel')}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={text('cancelTitle', { name: broadcast.name })}
        answers={
          <>
            <Button variant="text" onClick={() => setAsks(false)}>
              {text('keep')}
            </Button>
            <Button
              variant="primary"
              busy={isPending && text('doing.cancel')}
              onClick={() => {
                act();
                setAsks(false);
              }}
            >
              {text('act.cancel')}
            </Button>
          </>
        }
      >
        {text('cancelBody', { count: waitingOf(broadcast) })}
      </Dialog>
    </>
  );
}
