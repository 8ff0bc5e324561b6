import type { PoojaOffer } from '@sannidhi/contracts';
import { Card, RadioCardsField, SelectField, styled, useFormValues } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { type BookingValues, placesToWaitFor, waitedPlaces } from './booking-values.ts';

const Fields = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

/** For how many places a family waits at a time that has fewer, and whether it takes the places there are. */
export function WaitChoice({ offer }: { offer: PoojaOffer }) {
  const text = useTexts();
  const { slot, places } = useFormValues<BookingValues>();
  const counts = placesToWaitFor(slot, offer);
  if (!slot || counts.every((count) => count === 1)) return null;
  const wait = (count: number) => ({ value: String(count), label: text(`poojas.places.${slot.free > 0 ? 'wait' : 'count'}`, { count }) });
  const now = slot.free > 0 ? [{ value: '1', label: text('poojas.places.now') }] : [];
  return (
    <Card title={text('poojas.places.heading')}>
      <Fields>
        <SelectField
          name="places"
          label={text('poojas.places.label')}
          help={text('poojas.places.help')}
          choices={[...now, ...counts.map(wait)]}
        />
        {waitedPlaces({ slot, places }, offer) > 1 && <Takes />}
      </Fields>
    </Card>
  );
}

function Takes() {
  const text = useTexts();
  const card = (value: BookingValues['takes']) => ({
    value,
    label: text(`poojas.places.${value}`),
    note: text(`poojas.places.${value}Help`),
  });
  return <RadioCardsField name="takes" label={text('poojas.places.takes')} cards={[card('together'), card('fewer')]} />;
}
