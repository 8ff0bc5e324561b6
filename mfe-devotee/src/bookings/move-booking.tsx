import { bookingEndpoints, type OpenSlot } from '@sannidhi/contracts';
import { Button, CheckboxField, Form, FormActions, formatCents, notify, SubmitButton, useFormValues, useWrite } from '@sannidhi/kit';
import { boolean, object } from 'yup';
import { slotField } from '../poojas/booking-values.ts';
import { momentAt } from '../poojas/temple-time.ts';
import { TimeCard } from '../poojas/time-card.tsx';
import { useTexts } from '../use-texts.ts';
import type { EditProps } from './edit-props.ts';
import { useLateMove } from './use-late-move.ts';

const schema = object({ slot: slotField(), sutaka: boolean().default(false) });

/** Another time of the same pooja with a free place; too late, its fee is paid in the cart, unless sutaka waives it. */
export function MoveBooking({ booking, onDone }: EditProps) {
  const text = useTexts();
  const { id, temple, slot: now, changeFeeCents, sutakaWaives } = booking;
  const move = useWrite(bookingEndpoints.move);
  const payAndMove = useLateMove(booking);
  return (
    <Form
      label={text('bookings.edit.move')}
      schema={schema}
      initialValues={{ slot: null, sutaka: false }}
      onSubmit={async ({ slot, sutaka }) => {
        const { id: slotId, startsAt } = slot as OpenSlot;
        if (changeFeeCents > 0 && !sutaka) return payAndMove(slotId);
        await move.mutateAsync({ params: { bookingId: id }, body: { slotId, sutaka } });
        notify({ kind: 'success', title: text('bookings.moved', { when: momentAt(startsAt, temple.timeZone) }) });
        onDone();
      }}
    >
      <TimeCard offer={{ id: now.serviceId, temple, nextAt: now.startsAt }} onlyFree />
      {changeFeeCents > 0 && sutakaWaives && (
        <CheckboxField name="sutaka" label={text('bookings.sutaka')} help={text('bookings.sutakaHelp')} />
      )}
      <End feeCents={changeFeeCents} onDone={onDone} />
    </Form>
  );
}

function End({ feeCents, onDone }: { feeCents: number; onDone: () => void }) {
  const text = useTexts();
  const { sutaka } = useFormValues<{ sutaka: boolean }>();
  const fee = feeCents > 0 && !sutaka ? formatCents(feeCents) : null;
  return (
    <>
      <p>{fee ? text('bookings.moveFee', { fee }) : text('bookings.moveHelp')}</p>
      <FormActions>
        <Button variant="text" onClick={onDone}>
          {text('bookings.keep')}
        </Button>
        <SubmitButton busy={text('bookings.saving')}>{fee ? text('bookings.payMove', { fee }) : text('bookings.move')}</SubmitButton>
      </FormActions>
    </>
  );
}
