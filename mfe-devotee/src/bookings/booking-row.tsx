import type { OwnBooking } from '@sannidhi/contracts';
import { StatusChip } from '@sannidhi/kit';
import { Link, type LinkProps } from 'react-router-dom';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';
import { RecordRow } from './record-list.tsx';

/** One booking of the list: what, when, where, for how many, and its state. */
export function BookingRow({ booking, link }: { booking: OwnBooking; link: LinkProps }) {
  const text = useTexts();
  const { slot, temple, participants, status } = booking;
  return (
    <RecordRow>
      <div>
        <Link {...link}>{slot.service}</Link>
        <p>{momentAt(slot.startsAt, temple.timeZone)}</p>
        <p>
          {temple.name}, {text('poojas.summary.people', { count: participants.length })}
        </p>
      </div>
      <StatusChip of="booking" state={status} />
    </RecordRow>
  );
}
