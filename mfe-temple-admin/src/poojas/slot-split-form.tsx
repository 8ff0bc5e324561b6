import { type PoojaSlot, poojaSlotChangeSchema, poojaSlotEndpoints } from '@sannidhi/contracts';
import { CheckboxField, Facts, Form, notify, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { SplitFields } from './split-fields.tsx';

/** Changes how a time's places are split, or closes it for booking. Fewer places than are sold stops its sale and keeps what is booked. */
export function SlotSplitForm({ slot, onDone }: { slot: PoojaSlot; onDone: () => void }) {
  const text = useOfficeText('poojaTimes');
  const change = useWrite(poojaSlotEndpoints.change);
  const { id, capacity, onlinePlaces, counterPlaces, status, onlineSold, counterSold, held, waiting, place } = slot;
  return (
    <Form
      label={slot.serviceName}
      schema={poojaSlotChangeSchema}
      initialValues={{ capacity, onlinePlaces, counterPlaces, open: status === 'open' }}
      onSubmit={async (body) => {
        await change.mutateAsync({ params: { slotId: id }, body });
        notify({ kind: 'success', title: text('form.changed', { name: slot.serviceName }) });
        onDone();
      }}
    >
      <Facts
        facts={[
          { label: text('form.place'), value: place },
          { label: text('form.soldOnline'), value: String(onlineSold) },
          { label: text('form.soldAtCounter'), value: String(counterSold) },
          { label: text('form.held'), value: String(held) },
          { label: text('column.waiting'), value: String(waiting) },
        ]}
      />
      <SplitFields taken={onlineSold + counterSold + held} />
      <CheckboxField name="open" label={text('form.open')} help={text(slot.isRetired ? 'form.retiredHelp' : 'form.openHelp')} />
      <FormEnd onCancel={onDone} />
    </Form>
  );
}
