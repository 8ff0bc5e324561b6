import type { MarkConflict, PerformedMark } from '@sannidhi/contracts';
import { Banner, useText } from '@sannidhi/kit';

const isByOffice = ({ kind }: MarkConflict): boolean => kind !== 'clock';

/** Where what was performed differs from what the office had by then. The office sees the same. */
export function MarkConflicts({ marks }: { marks: readonly PerformedMark[] }) {
  const text = useText('mfe-priest');
  const conflicts = marks.flatMap((mark) => mark.conflicts);
  if (conflicts.length === 0) return null;
  return (
    <Banner kind="warning" title={text(conflicts.some(isByOffice) ? 'day.conflict.title' : 'day.conflict.clockTitle')}>
      {conflicts.map(({ bookingId, bookedBy, kind }) => (
        <p key={`${bookingId ?? ''} ${kind}`}>{text(`day.conflict.${kind}`, { who: bookedBy })}</p>
      ))}
    </Banner>
  );
}
