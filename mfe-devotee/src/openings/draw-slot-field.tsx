import type { OpeningSlot } from '@sannidhi/contracts';
import { RadioCardsField } from '@sannidhi/kit';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';

/** The one time somebody registers for, with how many want it. */
export function DrawSlotField({ slots, timeZone }: { slots: readonly OpeningSlot[]; timeZone: string }) {
  const text = useTexts();
  const cards = slots.map(({ id, startsAt, registered, capacity }) => ({
    value: id,
    label: momentAt(startsAt, timeZone),
    note: text('openings.registered', { count: registered, capacity }),
  }));
  return <RadioCardsField name="slotId" label={text('poojas.time.heading')} cards={cards} />;
}
