import { assignmentMessage, type SlotMove } from '@sannidhi/contracts';
import { Facts, formatCents, useMessage } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { toCallText } from '../office/to-call.ts';
import { useMoments } from '../office/use-moments.ts';

/** Whom a move concerns: families, money, messages, carts and priests. */
export function MoveEffect({ move }: { move: SlotMove }) {
  const text = useOfficeText('assignments');
  const moments = useMoments();
  const say = useMessage();
  const { families, names, notified, waiting, held, refundableCents, refundUntil, toCall, priests } = move;
  const priest = ({ fullName, keeps, obstacle }: SlotMove['priests'][number]) =>
    keeps
      ? text('time.keeps', { name: fullName })
      : text('time.another', { name: fullName, why: obstacle ? say(assignmentMessage(obstacle)) : '' });
  return (
    <Facts
      facts={[
        { label: text('column.families'), value: text('time.families', { count: families, names: text('time.names', { count: names }) }) },
        { label: text('time.notified'), value: String(notified) },
        { label: text('time.toCall'), value: toCallText(toCall) },
        {
          label: text('time.refund'),
          value:
            refundableCents > 0
              ? text('time.refundable', { amount: formatCents(refundableCents), until: moments.relative(refundUntil) })
              : '',
        },
        { label: text('time.waiting'), value: waiting > 0 ? String(waiting) : '' },
        { label: text('time.held'), value: held > 0 ? String(held) : '' },
        { label: text('column.priest'), value: priests.map(priest).join(' ') || text('time.noPriest') },
      ]}
    />
  );
}
