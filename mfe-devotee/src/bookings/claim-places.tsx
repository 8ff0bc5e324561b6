import { type FamilyMember, familyEndpoints, type OwnWait, type PoojaOffer, poojaServiceEndpoints } from '@sannidhi/contracts';
import { Button, Card, Form, FormActions, ScreenStates, SubmitButton, styled, useRead } from '@sannidhi/kit';
import { useState } from 'react';
import { DetailFields } from '../poojas/detail-fields.tsx';
import { FamilyTable } from '../poojas/family-table.tsx';
import { PeopleFields } from '../poojas/people-fields.tsx';
import { PrasadamFields } from '../poojas/prasadam-fields.tsx';
import { useTexts } from '../use-texts.ts';
import { type ClaimValues, claimSchema, startingClaim } from './claim-values.ts';
import { useClaim } from './use-claim.ts';

const Fields = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

interface ClaimProps {
  wait: OwnWait;
  onDone: () => void;
}

/** Who the places that were offered are for: a booking for each of them. */
export function ClaimPlaces({ wait, onDone }: ClaimProps) {
  const text = useTexts();
  const params = { slug: wait.temple.slug, serviceId: wait.slot.serviceId };
  const offer = useRead(poojaServiceEndpoints.offer, { params });
  const family = useRead(familyEndpoints.list);
  return (
    <ScreenStates query={offer} failedTitle={text('poojas.failed')}>
      {(loaded) => (
        <ScreenStates query={family} failedTitle={text('poojas.familyFailed')}>
          {(members) => <Places wait={wait} onDone={onDone} offer={loaded} family={members.filter(({ hasDied }) => !hasDied)} />}
        </ScreenStates>
      )}
    </ScreenStates>
  );
}

function Places({ wait, onDone, offer, family }: ClaimProps & { offer: PoojaOffer; family: readonly FamilyMember[] }) {
  const text = useTexts();
  // As many as there were when it was opened: each that is added leaves the offer.
  const [places] = useState(wait.offeredPlaces);
  const claim = useClaim(wait, family);
  return (
    <Form
      long
      label={text('bookings.waits.claim.label')}
      schema={claimSchema(offer)}
      initialValues={{ ...startingClaim(wait, places, family) }}
      onSubmit={(values) => claim(values as ClaimValues)}
    >
      <Fields>
        {Array.from({ length: places }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other identity before it is booked.
          <Card key={index} title={text('bookings.waits.claim.one', { number: index + 1, count: places })}>
            <OneBooking at={`bookings.${index}.`} offer={offer} family={family} />
          </Card>
        ))}
        <FormActions>
          <Button variant="text" onClick={onDone}>
            {text('bookings.waits.claim.later')}
          </Button>
          <SubmitButton busy={text('bookings.saving')}>{text('bookings.waits.accept')}</SubmitButton>
        </FormActions>
      </Fields>
    </Form>
  );
}

function OneBooking({ at, offer, family }: { at: string; offer: PoojaOffer; family: readonly FamilyMember[] }) {
  return (
    <Fields>
      {family.length > 0 && <FamilyTable family={family} fields={offer.sankalpamFields} at={at} />}
      <PeopleFields fields={offer.sankalpamFields} most={offer.namesMax} at={at} />
      <DetailFields location={offer.location} at={at} />
      {offer.prasadamCents !== null && <PrasadamFields cents={offer.prasadamCents} at={at} />}
    </Fields>
  );
}
