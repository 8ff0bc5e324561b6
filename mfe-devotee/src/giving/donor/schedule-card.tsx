import type { TemplePage } from '@sannidhi/contracts';
import { Card, RadioCardsField, Skeletons, styled, useFormValues } from '@sannidhi/kit';
import { lazy, Suspense } from 'react';
import { CardField, useCards } from '../../plans/card-field.tsx';
import { NextDates } from '../../plans/next-dates.tsx';
import { useTexts } from '../../use-texts.ts';
import type { DonorGiftValues } from './donor-draft.ts';

/** With the calendar, which most gifts don’t need. */
const ScheduleFields = lazy(async () => ({ default: (await import('../../plans/schedule-fields.tsx')).ScheduleFields }));
const Fields = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

/** Once or regularly: the rest of the form is the same. */
export function RepeatsField() {
  const text = useTexts();
  return (
    <RadioCardsField
      name="repeats"
      label={text('plans.repeats.label')}
      cards={[
        { value: 'once', label: text('plans.repeats.once') },
        { value: 'regularly', label: text('plans.repeats.regularly'), note: text('plans.repeats.regularlyHelp') },
      ]}
    />
  );
}

/** When a gift that repeats is given, its next dates, and the card it is charged to. */
export function ScheduleCard({ temple }: Pick<TemplePage, 'temple'>) {
  const text = useTexts();
  const { repeats } = useFormValues<DonorGiftValues>();
  if (repeats === 'once') return null;
  return (
    <Card title={text('plans.form.when')}>
      <Suspense fallback={<Skeletons rows={5} />}>
        <Fields>
          <ScheduleFields temple={temple.name} />
          <NextDates temple={temple.slug} />
          <SavedCards templeSlug={temple.slug} />
        </Fields>
      </Suspense>
    </Card>
  );
}

/** Without the list of cards, a new one can be added. */
function SavedCards({ templeSlug }: { templeSlug: string }) {
  return <CardField cards={useCards(templeSlug) ?? []} />;
}
