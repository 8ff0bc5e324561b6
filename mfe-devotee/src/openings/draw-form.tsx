import {
  type FamilyMember,
  familyEndpoints,
  messagesOf,
  type OpeningPlace,
  type OpeningSlot,
  type OpeningView,
  openingEndpoints,
  type PoojaOffer,
  poojaOpeningNoun,
  poojaServiceEndpoints,
} from '@sannidhi/contracts';
import { Form, notify, ScreenStates, SubmitButton, styled, useRead, useWrite } from '@sannidhi/kit';
import { useMemo, useState } from 'react';
import { array, object, string } from 'yup';
import {
  type BookingValues,
  detailFields,
  emptyBooking,
  mailFields,
  participantsOf,
  peopleField,
  toPerson,
} from '../poojas/booking-values.ts';
import { DetailFields } from '../poojas/detail-fields.tsx';
import { FamilyTable } from '../poojas/family-table.tsx';
import { PeopleFields } from '../poojas/people-fields.tsx';
import { PrasadamFields } from '../poojas/prasadam-fields.tsx';
import { useTexts } from '../use-texts.ts';
import { ChoosePooja } from './choose-pooja.tsx';
import { DrawSlotField } from './draw-slot-field.tsx';

const say = messagesOf(poojaOpeningNoun);
type EntryValues = Omit<BookingValues, 'slot' | 'places' | 'takes'> & { slotId: string };

const Fields = styled('div')({ justifySelf: 'stretch', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

interface DrawFormProps {
  opening: OpeningView;
  /** What was registered before. */
  place: OpeningPlace | null;
  onDone: () => void;
}

/** Registers for a draw: one time, and who the pooja is for. */
export function DrawForm({ opening, place, onDone }: DrawFormProps) {
  const text = useTexts();
  const { temple } = opening;
  const slots = opening.slots.filter(({ canceled }) => !canceled);
  const [chosen, choose] = useState((slots.find(({ id }) => id === place?.slotId) ?? slots[0])?.serviceId ?? '');
  const offer = useRead(poojaServiceEndpoints.offer, { params: { slug: temple.slug, serviceId: chosen }, enabled: chosen !== '' });
  const family = useRead(familyEndpoints.list);
  if (slots.length === 0) return <p>{text('openings.allCanceled')}</p>;
  return (
    <Fields>
      <ChoosePooja slots={slots} chosen={chosen} onChoose={choose} />
      <ScreenStates query={offer} failedTitle={text('poojas.failed')}>
        {(loaded) => (
          <ScreenStates query={family} failedTitle={text('poojas.familyFailed')}>
            {(members) => (
              <EntryForm
                key={chosen}
                offer={loaded}
                family={members.filter(({ hasDied }) => !hasDied)}
                {...{ opening: { ...opening, slots }, place, onDone }}
              />
            )}
          </ScreenStates>
        )}
      </ScreenStates>
    </Fields>
  );
}

function EntryForm({ opening, place, onDone, offer, family }: DrawFormProps & { offer: PoojaOffer; family: readonly FamilyMember[] }) {
  const text = useTexts();
  const register = useWrite(openingEndpoints.register);
  const slots = opening.slots.filter(({ serviceId }) => serviceId === offer.id);
  const schema = useMemo(() => entrySchema(offer), [offer]);
  const submit = async ({ slotId, intention, inAbsentia, mail, prasadamTo, ...people }: EntryValues) => {
    const participants = participantsOf(people, family);
    const body = { slotId, participants, intention, inAbsentia, prasadamTo: mail ? prasadamTo : null };
    await register.mutateAsync({ params: { openingId: opening.id }, body });
    notify({ kind: 'success', title: text('openings.isRegistered') });
    onDone();
  };
  return (
    <Form
      long
      label={text('openings.register')}
      schema={schema}
      initialValues={{ ...startingWith(place, slots, family) }}
      onSubmit={(values) => submit(values as EntryValues)}
    >
      <Fields>
        <DrawSlotField slots={slots} timeZone={offer.temple.timeZone} />
        {family.length > 0 && <FamilyTable family={family} fields={offer.sankalpamFields} />}
        <PeopleFields fields={offer.sankalpamFields} most={offer.namesMax} />
        <DetailFields location={offer.location} />
        {offer.prasadamCents !== null && <PrasadamFields cents={offer.prasadamCents} />}
        <SubmitButton busy={text('openings.busy')}>{text(place ? 'openings.save' : 'openings.register')}</SubmitButton>
      </Fields>
    </Form>
  );
}

const entrySchema = (offer: PoojaOffer) =>
  object({
    slotId: string().required(say('pooja-opening.slot-required')),
    family: array(string().required()).default([]),
    people: peopleField(offer),
    ...detailFields,
    ...mailFields,
  });

function startingWith(place: OpeningPlace | null, slots: readonly OpeningSlot[], family: readonly FamilyMember[]): EntryValues {
  const { slot: _, family: own, ...nothing } = emptyBooking(family);
  const slot = slots.find(({ id }) => id === place?.slotId) ?? (slots.length === 1 ? slots[0] : undefined);
  const slotId = slot?.id ?? '';
  if (!place) return { ...nothing, slotId, family: own };
  const { intention, inAbsentia, participants, prasadamTo } = place;
  const mailed = { mail: prasadamTo !== null, prasadamTo: prasadamTo ?? nothing.prasadamTo };
  return { slotId, family: [], people: participants.map(toPerson), intention, inAbsentia, ...mailed };
}
