import { type OpenSlot, type PoojaOffer, poojaSlotEndpoints } from '@sannidhi/contracts';
import { Card, dateIn, formatZone, ScreenStates, styled, useFormField, useRead } from '@sannidhi/kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { openingPath } from '../openings/opening-paths.ts';
import { daysLater } from '../panchanga/civil-date.ts';
import { useTexts } from '../use-texts.ts';
import { DayObservances } from './day-observances.tsx';
import { DayStrip } from './day-strip.tsx';
import { SlotChoices } from './slot-choices.tsx';
import { useTempleDays } from './use-temple-days.ts';

const WEEK = 7;
const Zone = styled('small')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary }));
const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

interface TimeCardProps {
  offer: Pick<PoojaOffer, 'id' | 'temple' | 'nextAt'>;
  /** Only times with a free place: a booking moves to no waitlist. */
  onlyFree?: boolean;
}

/** A week of days with tithi and festivals, and the times of the chosen one. Fills the form's `slot`. */
export function TimeCard({ offer: { id, temple, nextAt }, onlyFree = false }: TimeCardProps) {
  const text = useTexts();
  const { value: chosen } = useFormField<OpenSlot | null>('slot', false);
  const today = dateIn(temple.timeZone, Date.now());
  const start = chosen?.date ?? (nextAt ? dateIn(temple.timeZone, Date.parse(nextAt)) : today);
  const [from, setFrom] = useState(() => (start < daysLater(today, WEEK) ? today : start));
  const [date, setDate] = useState(start);
  const to = daysLater(from, WEEK - 1);
  const params = { slug: temple.slug, serviceId: id };
  const slots = useRead(poojaSlotEndpoints.open, { params, query: { from, to }, keepPrevious: true });
  const days = useTempleDays(temple.slug, from);
  const turn = (next: string) => {
    const begin = next < today ? today : next;
    setFrom(begin);
    setDate(begin);
  };
  return (
    <Card
      title={text('poojas.time.heading')}
      aside={<Zone>{text('poojas.time.zone', { city: temple.city, zone: formatZone(temple.timeZone) })}</Zone>}
    >
      <Stack>
        <DayStrip
          days={Array.from({ length: WEEK }, (_, day) => daysLater(from, day))}
          slots={slots.data ?? []}
          reading={days.reading}
          selected={date}
          onSelect={setDate}
          onEarlier={from > today ? () => turn(daysLater(from, -WEEK)) : undefined}
          onLater={() => turn(daysLater(from, WEEK))}
        />
        <DayObservances date={date} days={days} />
        <ScreenStates query={slots} failedTitle={text('poojas.time.failed')}>
          {(open) => <Times slots={open.filter((slot) => slot.date === date)} temple={temple} onlyFree={onlyFree} />}
        </ScreenStates>
      </Stack>
    </Card>
  );
}

/** A day's times, with the way to the opening some are sold through. */
function Times({ slots, temple, onlyFree }: { slots: readonly OpenSlot[]; temple: PoojaOffer['temple']; onlyFree: boolean }) {
  const text = useTexts();
  const openingId = slots.find((slot) => slot.openingId)?.openingId;
  return (
    <>
      <SlotChoices slots={slots} timeZone={temple.timeZone} onlyFree={onlyFree} />
      {openingId && <Link to={openingPath(temple.slug, openingId)}>{text('poojas.time.toOpening')}</Link>}
    </>
  );
}
