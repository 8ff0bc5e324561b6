import type { Broadcast } from '@sannidhi/contracts';
import { Banner, Button, useSession } from '@sannidhi/kit';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { Cancel } from './broadcast-actions.tsx';
import { useBroadcastAction } from './use-broadcast-action.ts';

/** A broadcast that is more than an hour late: its text may not be true any more, so a person decides. */
export function LateQuestion({ broadcast }: { broadcast: Broadcast }) {
  const text = useOfficeText('broadcasts');
  const sends = useSession().can('broadcasts:send');
  const { act, isPending } = useBroadcastAction(broadcast, 'resume');
  const actions = sends && (
    <Row>
      <Button variant="primary" busy={isPending && text('doing.resume')} onClick={act}>
        {text('late.send')}
      </Button>
      <Cancel broadcast={broadcast} />
    </Row>
  );
  return (
    <Banner kind="warning" title={text('late.title')} {...(actions ? { action: actions } : {})}>
      {text('late.body')}
    </Banner>
  );
}
