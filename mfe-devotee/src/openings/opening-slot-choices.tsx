import type { OpenSlot } from '@sannidhi/contracts';
import { formatDate, styled } from '@sannidhi/kit';
import { SlotChoices } from '../poojas/slot-choices.tsx';

const Days = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const Day = styled('h3')(({ theme }) => theme.typography.h4);

/** The times of an opening, day by day. Fills the form's `slot`. */
export function OpeningSlotChoices({ slots, timeZone }: { slots: readonly OpenSlot[]; timeZone: string }) {
  const dates = [...new Set(slots.map(({ date }) => date))];
  return (
    <Days>
      {dates.map((date) => (
        <section key={date}>
          <Day>{formatDate(date, { weekday: 'long', month: 'long', day: 'numeric' })}</Day>
          <SlotChoices slots={slots.filter((slot) => slot.date === date)} timeZone={timeZone} onlyFree={false} />
        </section>
      ))}
    </Days>
  );
}
