import type { PoojaSlot } from '@sannidhi/contracts';
import { formatCents, formatTime, RadioCardsField } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { freeFor } from './free-places.ts';

/** What a time costs. */
export interface PricedSlot {
  id: string;
  priceCents: number;
}

/** A time that a walk-in can have, with its price. */
export type CounterSlot = PoojaSlot & PricedSlot;

/** The day's times with places at the counter. */
export function SlotCards({ slots }: { slots: readonly CounterSlot[] }) {
  const text = useOfficeText('bookings');
  const { timeZone } = useTemple();
  return (
    <RadioCardsField
      name="slotId"
      label={text('walkIn.time')}
      cards={slots.map((slot) => ({
        value: slot.id,
        label: `${formatTime(slot.startsAt, { timeZone })}, ${slot.serviceName}`,
        note: text('walkIn.free', { count: freeFor(slot, 'counter') }),
        aside: formatCents(slot.priceCents),
      }))}
    />
  );
}
