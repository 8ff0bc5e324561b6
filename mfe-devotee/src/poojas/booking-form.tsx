import type { FamilyMember, PoojaOffer } from '@sannidhi/contracts';
import { Card, Form, KeepTyped, styled, useDraft } from '@sannidhi/kit';
import { type ReactNode, useMemo } from 'react';
import { useTexts } from '../use-texts.ts';
import { BookingSummary } from './booking-summary.tsx';
import { type BookingValues, bookingFormSchema, emptyBooking } from './booking-values.ts';
import { DetailFields } from './detail-fields.tsx';
import { FamilyTable } from './family-table.tsx';
import { PeopleFields } from './people-fields.tsx';
import { PrasadamFields } from './prasadam-fields.tsx';
import { TimeCard } from './time-card.tsx';
import { useSubmitBooking } from './use-submit-booking.ts';
import { WaitChoice } from './wait-choice.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.density.gap,
  alignItems: 'start',
  '@media (min-width:900px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
}));
const Cards = styled('div')(({ theme }) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.density.gap }));
const Fields = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
const Lead = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

interface BookingFormProps {
  offer: PoojaOffer;
  family: readonly FamilyMember[];
  /** Instead of the calendar with all its times: fills the form's `slot`. */
  time?: ReactNode;
}

/** The booking of one pooja. What is typed is kept in the tab until it is in the cart, also through signing in. */
export function BookingForm({ offer, family, time }: BookingFormProps) {
  const text = useTexts();
  const [draft, keep, forget] = useDraft<Partial<BookingValues>>(`pooja-booking:${offer.id}`, {});
  const schema = useMemo(() => bookingFormSchema(offer), [offer]);
  const submit = useSubmitBooking(offer, family, forget);
  return (
    <Form
      long
      label={text('titles.poojaBooking')}
      schema={schema}
      initialValues={{ ...startingWith(draft, family) }}
      onSubmit={(values) => submit(values as BookingValues)}
    >
      <KeepTyped<BookingValues> keep={keep} />
      <Columns>
        <Cards>
          {time ?? <TimeCard offer={offer} />}
          <WaitChoice offer={offer} />
          <Card title={text('poojas.names.heading')}>
            <Fields>
              <Lead>{text('poojas.names.lead')}</Lead>
              {family.length > 0 && <FamilyTable family={family} fields={offer.sankalpamFields} />}
              <PeopleFields fields={offer.sankalpamFields} most={offer.namesMax} />
              <DetailFields location={offer.location} />
              {offer.prasadamCents !== null && <PrasadamFields cents={offer.prasadamCents} />}
            </Fields>
          </Card>
        </Cards>
        <BookingSummary offer={offer} />
      </Columns>
    </Form>
  );
}

/** What was typed before; after signing in, the person left blank gives way to the family. */
function startingWith(draft: Partial<BookingValues>, family: readonly FamilyMember[]): BookingValues {
  const empty = emptyBooking(family);
  const typed = (draft.people ?? empty.people).filter(({ name }) => family.length === 0 || name.trim() !== '');
  const known = draft.family?.filter((id) => family.some((member) => member.id === id)) ?? [];
  const chosen = known.length > 0 || typed.length > 0 ? known : empty.family;
  return { ...empty, ...draft, family: chosen, people: typed };
}
