import { type PledgeGift, pledgeEndpoints } from '@sannidhi/contracts';
import { Button, formatCents, IconArrowBackUp, notify, useErrorSentence, useSession, useWrite } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { PledgeList } from './pledge-list.ts';

/** The gifts that count toward a pledge; each match can be undone. */
export function PledgeGifts({ gifts }: { gifts: readonly PledgeGift[] }) {
  const text = useOfficeText('pledges');
  const moments = useMoments();
  const { can } = useSession();
  if (gifts.length === 0) return <Secondary>{text('noGifts')}</Secondary>;
  return (
    <PledgeList aria-label={text('gifts')}>
      {gifts.map((gift) => (
        <li key={gift.id}>
          <div>
            <Link to={`/temple-admin/donations?gift=${gift.orderId}`}>{moments.short(gift.matchedAt)}</Link>
            <small>{gift.matchedBy ? text('matchedBy', { name: gift.matchedBy }) : text('matchedByItself')}</small>
          </div>
          <Row>
            <strong>{formatCents(gift.amountCents)}</strong>
            {can('pledges:record') && <UndoButton gift={gift} />}
          </Row>
        </li>
      ))}
    </PledgeList>
  );
}

function UndoButton({ gift }: { gift: PledgeGift }) {
  const text = useOfficeText('pledges');
  const sentence = useErrorSentence();
  const amount = formatCents(gift.amountCents);
  const undo = useWrite(pledgeEndpoints.undo, { onSuccess: () => notify({ kind: 'success', title: text('undo.done', { amount }) }) });
  const run = () =>
    undo.mutate(
      { params: { matchId: gift.id } },
      { onError: (error) => notify({ kind: 'error', title: text('undo.failed'), body: sentence(error) }) },
    );
  return (
    <Button
      small
      variant="text"
      icon={IconArrowBackUp}
      busy={undo.isPending && text('undo.busy')}
      aria-label={text('undo.one', { amount })}
      onClick={run}
    >
      {text('undo.button')}
    </Button>
  );
}
