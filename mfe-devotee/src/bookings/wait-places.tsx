import { isPartOffer, type OwnWait } from '@sannidhi/contracts';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';

type Waiting = Pick<OwnWait, 'places' | 'takesFewer' | 'offeredPlaces' | 'claimedPlaces' | 'offeredUntil'> & {
  temple: { timeZone: string };
};

/** For how many places it waits, or those it was offered and until when. */
export function WaitPlaces({ wait }: { wait: Waiting }) {
  const text = useTexts();
  const { places, takesFewer, offeredPlaces: count, offeredUntil, temple } = wait;
  if (!offeredUntil) return places > 1 && <p>{text(`bookings.waits.${takesFewer ? 'forFewer' : 'forPlaces'}`, { count: places })}</p>;
  const when = momentAt(offeredUntil, temple.timeZone);
  if (isPartOffer(wait)) return <p>{text('bookings.waits.part', { count, places, when })}</p>;
  return <p>{count === 1 ? text('bookings.waits.until', { when }) : text('bookings.waits.untilPlaces', { count, when })}</p>;
}
