import { type BodyOf, bookingEndpoints, POOJA_NAMES_MAX, poojaServiceEndpoints, SANKALPAM_FIELDS } from '@sannidhi/contracts';
import { Button, Card, Form, FormActions, notify, SubmitButton, styled, useRead, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { object } from 'yup';
import { detailFields, ofPerson, type PersonValues, peopleField, toPerson } from '../poojas/booking-values.ts';
import { DetailFields } from '../poojas/detail-fields.tsx';
import { PeopleFields } from '../poojas/people-fields.tsx';
import { useTexts } from '../use-texts.ts';
import type { EditProps } from './edit-props.ts';

type Body = BodyOf<typeof bookingEndpoints.change>;
const Fields = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

/** Names, intention and whether the family comes, until the pooja begins. */
export function EditNames({ booking, onDone }: EditProps) {
  const text = useTexts();
  const { id, temple, slot, participants, intention, inAbsentia } = booking;
  const params = { slug: temple.slug, serviceId: slot.serviceId };
  // A pooja that is no longer offered has no limits to show; the server checks them.
  const { data: offer } = useRead(poojaServiceEndpoints.offer, { params });
  const { namesMax: mostNow, sankalpamFields } = offer ?? { namesMax: POOJA_NAMES_MAX, sankalpamFields: SANKALPAM_FIELDS };
  const namesMax = Math.max(mostNow, participants.length);
  const save = useWrite(bookingEndpoints.change);
  // Of when the form was opened: the booking may change meanwhile.
  const [version] = useState(booking.version);
  return (
    <Form
      long
      label={text('bookings.edit.names')}
      schema={object({ people: peopleField({ namesMax, sankalpamFields }), ...detailFields })}
      initialValues={{ people: participants.map(toPerson), intention, inAbsentia }}
      onSubmit={async ({ people, ...details }) => {
        const body: Body = {
          ...details,
          version,
          participants: (people as PersonValues[]).map((person) => ofPerson(person, sankalpamFields)),
        };
        await save.mutateAsync({ params: { bookingId: id }, body });
        notify({ kind: 'success', title: text('bookings.saved') });
        onDone();
      }}
    >
      <Card title={text('bookings.edit.names')}>
        <Fields>
          <PeopleFields fields={sankalpamFields} most={namesMax} />
          <DetailFields location={slot.location} />
          <FormActions>
            <Button variant="text" onClick={onDone}>
              {text('bookings.keep')}
            </Button>
            <SubmitButton busy={text('bookings.saving')}>{text('bookings.save')}</SubmitButton>
          </FormActions>
        </Fields>
      </Card>
    </Form>
  );
}
