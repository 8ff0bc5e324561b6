import { type FestivalDate, festivalOverrideSchema, panchangaEndpoints } from '@sannidhi/contracts';
import { Button, Field, Form, formatDate, IconArrowBackUp, notify, useFormField, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { FormEnd } from '../office/form-end.tsx';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { FestivalEffects } from './festival-effects.tsx';

interface FestivalDateFormProps {
  festival: FestivalDate;
  onDone: () => void;
}

/** The temple's own date for a festival; what it does to bookings is shown before it is saved. */
export function FestivalDateForm({ festival, onDone }: FestivalDateFormProps) {
  const text = useOfficeText('festivalDates');
  const [seen, setSeen] = useState('');
  const [tries, setTries] = useState(0);
  const save = useSave(festival);
  return (
    <Form
      label={text('form.title')}
      schema={festivalOverrideSchema}
      initialValues={{ date: festival.date, note: festival.note ?? '', seen: '' }}
      onSubmit={async ({ date, note }) => {
        // A refusal says that the bookings have changed: they are shown again.
        await save({ date, note, seen: date === festival.date ? '' : seen }).finally(() => setTries((count) => count + 1));
        notify({
          kind: 'success',
          title: text('form.done', { date: formatDate(date, { month: 'long', day: 'numeric', year: 'numeric' }) }),
        });
        onDone();
      }}
    >
      <Field name="date" type="date" label={text('column.date')} />
      {festival.note !== null && <CalendarsDate date={festival.computedDate} />}
      <Field name="note" label={text('column.note')} help={text('form.noteHelp')} maxLength={300} />
      <FestivalEffects festival={festival} tries={tries} onSeen={setSeen} />
      <FormEnd onCancel={onDone} submit={text('form.submit')} />
    </Form>
  );
}

/** Saves the temple's own date; the one the calendar gives is no date of its own. */
function useSave({ festivalId, computedDate, note: before }: FestivalDate) {
  const set = useWrite(panchangaEndpoints.override);
  const drop = useWrite(panchangaEndpoints.dropOverride);
  const params = { festivalId, computedDate };
  return async (body: { date: string; note: string; seen: string }): Promise<void> => {
    if (body.date === computedDate && before !== null) await drop.mutateAsync({ params, query: { seen: body.seen } });
    else await set.mutateAsync({ params, body });
  };
}

function CalendarsDate({ date }: { date: string }) {
  const text = useOfficeText('festivalDates');
  const field = useFormField<string>('date', false);
  if (field.value === date) return null;
  return (
    <Row>
      <Button small icon={IconArrowBackUp} onClick={() => field.setValue(date)}>
        {text('form.calendarsDate', { date: formatDate(date, { month: 'short', day: 'numeric' }) })}
      </Button>
    </Row>
  );
}
