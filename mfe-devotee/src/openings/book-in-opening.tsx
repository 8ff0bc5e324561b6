import {
  familyEndpoints,
  type OpeningSlot,
  type OpeningView,
  type OpenSlot,
  type PoojaOffer,
  poojaServiceEndpoints,
} from '@sannidhi/contracts';
import { Card, ScreenStates, useRead } from '@sannidhi/kit';
import { useState } from 'react';
import { BookingForm } from '../poojas/booking-form.tsx';
import { useTexts } from '../use-texts.ts';
import { ChoosePooja } from './choose-pooja.tsx';
import { OpeningSlotChoices } from './opening-slot-choices.tsx';

/** Books a time of an opening, or joins the waitlist of a full one. */
export function BookInOpening({ opening }: { opening: OpeningView }) {
  const slots = opening.slots.filter(({ canceled }) => !canceled);
  const [chosen, choose] = useState(slots[0]?.serviceId ?? '');
  return (
    <>
      <ChoosePooja slots={slots} chosen={chosen} onChoose={choose} />
      {chosen && <BookPooja key={chosen} opening={{ ...opening, slots }} serviceId={chosen} />}
    </>
  );
}

function BookPooja({ opening: { slots, temple }, serviceId }: { opening: OpeningView; serviceId: string }) {
  const text = useTexts();
  const offer = useRead(poojaServiceEndpoints.offer, { params: { slug: temple.slug, serviceId } });
  return (
    <ScreenStates query={offer} failedTitle={text('poojas.failed')}>
      {(loaded) => <WithFamily offer={loaded} slots={slots.filter((slot) => slot.serviceId === serviceId)} />}
    </ScreenStates>
  );
}

function WithFamily({ offer, slots }: { offer: PoojaOffer; slots: readonly OpeningSlot[] }) {
  const text = useTexts();
  const family = useRead(familyEndpoints.list);
  return (
    <ScreenStates query={family} failedTitle={text('poojas.familyFailed')}>
      {(members) => (
        <BookingForm
          offer={offer}
          family={members.filter(({ hasDied }) => !hasDied)}
          time={
            <Card title={text('poojas.time.heading')}>
              <OpeningSlotChoices slots={slots.map(asOpenSlot)} timeZone={offer.temple.timeZone} />
            </Card>
          }
        />
      )}
    </ScreenStates>
  );
}

const asOpenSlot = ({ service: _service, registered: _registered, canceled: _canceled, ...slot }: OpeningSlot): OpenSlot => ({
  ...slot,
  waitlist: true,
});
