import type { OpeningRoom, OpeningView } from '@sannidhi/contracts';
import { Card, Facts } from '@sannidhi/kit';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';

/** What an opening sells, and how much of it is left. */
export function OpeningTimes({ opening, room }: { opening: OpeningView; room: OpeningRoom | null }) {
  const text = useTexts();
  const { slots, temple, kind, status } = opening;
  const running = status === 'open' || status === 'sold-out';
  const soldOut = room?.free === 0 && running;
  return (
    <Card title={text('openings.times')}>
      <Facts
        ruled
        facts={slots.map(({ service, startsAt, free, capacity, registered, canceled }) => ({
          label: `${service}, ${momentAt(startsAt, temple.timeZone)}`,
          value: canceled
            ? text('openings.timeCanceled')
            : kind === 'draw'
              ? text('openings.registered', { count: registered, capacity })
              : running
                ? text('poojas.time.left', { free: soldOut ? 0 : free, capacity })
                : text('openings.places', { count: capacity }),
        }))}
      />
    </Card>
  );
}
