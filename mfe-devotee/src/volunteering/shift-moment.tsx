import { dateIn, formatDate, formatTime, formatZone } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

interface ShiftMomentProps {
  startsAt: string;
  endsAt: string;
  timeZone: string;
}

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When a shift is on its own clocks, and on the reader's where those differ. */
export function ShiftMoment({ startsAt, endsAt, timeZone }: ShiftMomentProps) {
  const text = useTexts();
  const at = (zone: string) => {
    const end = formatTime(endsAt, { timeZone: zone });
    const isOvernight = dateIn(zone, new Date(startsAt)) !== dateIn(zone, new Date(endsAt));
    const last = isOvernight ? `${formatDate(endsAt, { ...DAY, timeZone: zone })}, ${end}` : end;
    return `${formatDate(startsAt, { ...DAY, timeZone: zone })}, ${formatTime(startsAt, { timeZone: zone })} – ${last}`;
  };
  const zone = ownZone();
  const differs = at(zone) !== at(timeZone);
  return (
    <p>
      {at(timeZone)} ({formatZone(timeZone)}){differs && `. ${text('volunteering.yourTime', { when: at(zone) })}`}
    </p>
  );
}
