import { Banner, CountField, FieldPair, useFormValues } from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

interface Split {
  capacity?: number;
  onlinePlaces?: number;
  counterPlaces?: number;
}

/** Places in all, online and at the counter; says what is held back, and by how much a time is over. */
export function SplitFields({ taken = 0 }: { taken?: number }) {
  const text = useOfficeText('poojaSchedules');
  const { capacity = 0, onlinePlaces = 0, counterPlaces = 0 } = useFormValues<Split>();
  const back = capacity - onlinePlaces - counterPlaces;
  return (
    <>
      <CountField name="capacity" label={text('form.capacity')} digits={4} />
      <FieldPair>
        <CountField name="onlinePlaces" label={text('form.online')} digits={4} />
        <CountField name="counterPlaces" label={text('form.counter')} digits={4} />
      </FieldPair>
      {back >= 0 && <Secondary>{text('form.heldBack', { count: back })}</Secondary>}
      {taken > capacity && <Banner kind="warning">{text('form.over', { count: taken - capacity })}</Banner>}
    </>
  );
}
