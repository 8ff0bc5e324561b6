import type { BroadcastDetail } from '@sannidhi/contracts';
import { Figure, Figures, formatCount } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { missedOf, reachedOf, waitingOf } from './reached.ts';

/** How far it got, in numbers; who followed a link where there is one. */
export function BroadcastProgress({ broadcast }: { broadcast: BroadcastDetail }) {
  const text = useOfficeText('broadcasts');
  const moments = useMoments();
  const { counts, finishedAt, perMinute, clicked, links } = broadcast;
  return (
    <Figures>
      <Figure
        label={text('progress.sent')}
        value={formatCount(reachedOf(broadcast))}
        note={finishedAt ? text('progress.finished', { when: moments.relative(finishedAt) }) : undefined}
      />
      {counts.delivered !== undefined && (
        <Figure label={text('progress.delivered')} value={formatCount(counts.delivered)} note={text('progress.deliveredNote')} />
      )}
      <Figure
        label={text('progress.waiting')}
        value={formatCount(waitingOf(broadcast))}
        note={perMinute ? text('progress.throttle', { count: perMinute }) : undefined}
      />
      {links.length > 0 && <Figure label={text('progress.clicked')} value={formatCount(clicked)} note={text('progress.clickedNote')} />}
      <Figure label={text('progress.missed')} value={formatCount(missedOf(broadcast))} />
      <Figure label={text('progress.suppressed')} value={formatCount(counts.suppressed ?? 0)} note={text('progress.suppressedNote')} />
    </Figures>
  );
}
