import { type ShiftDetail, shiftChangeFormSchema, shiftEndpoints, shiftFormSchema } from '@sannidhi/contracts';
import { CountField, Field, FieldPair, Form, notify, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { SkippedTimeNote } from '../office/skipped-time-note.tsx';
import { useTemple } from '../office/use-temple.ts';
import { NamePicker } from './name-picker.tsx';
import { useOpportunityNames, useVolunteerNames } from './use-names.ts';

/** Adds a shift, or the same one in several weeks. */
export function ShiftForm({ onDone }: { onDone: () => void }) {
  const text = useOfficeText('shifts');
  const { today } = useTemple();
  const create = useWrite(shiftEndpoints.create);
  return (
    <Form
      label={text('form.titleNew')}
      schema={shiftFormSchema}
      initialValues={{ ...NEW, date: today }}
      onSubmit={async ({ leadIdSearch: _, ...body }) => {
        const { created } = await create.mutateAsync({ body });
        notify({ kind: 'success', title: text('form.added', { count: created }) });
        onDone();
      }}
    >
      <NamePicker name="opportunityId" label={text('column.title')} useNames={useOpportunityNames} />
      <ShiftFields />
      <CountField name="weeks" label={text('form.weeks')} help={text('form.weeksHelp')} digits={2} />
      <FormEnd onCancel={onDone} submit={text('add')} />
    </Form>
  );
}

/** Changes a shift; its times only while nobody has signed up. */
export function ChangeShift({ shift, onDone }: { shift: ShiftDetail; onDone: () => void }) {
  const text = useOfficeText('shifts');
  const change = useWrite(shiftEndpoints.change);
  const { date, time, endDate, endTime, minimum, target, maximum, leadId, note } = shift;
  return (
    <Form
      label={text('form.change')}
      schema={shiftChangeFormSchema}
      initialValues={{
        date,
        time,
        endDate: endDate ?? '',
        endTime,
        minimum,
        target,
        maximum,
        placeName: '',
        leadId: leadId ?? '',
        leadIdSearch: '',
        note,
      }}
      onSubmit={async ({ leadIdSearch: _, ...body }) => {
        await change.mutateAsync({ params: { shiftId: shift.id }, body });
        notify({ kind: 'success', title: text('form.saved') });
        onDone();
      }}
    >
      <ShiftFields lead={shift.leadName} />
      <FormEnd onCancel={onDone} />
    </Form>
  );
}

function ShiftFields({ lead = null }: { lead?: string | null }) {
  const text = useOfficeText('shifts');
  return (
    <>
      <FieldPair>
        <Field name="date" type="date" label={text('form.date')} />
        <Field name="time" type="time" label={text('form.time')} />
      </FieldPair>
      <SkippedTimeNote />
      <FieldPair>
        <Field name="endTime" type="time" label={text('form.endTime')} />
        <Field optional name="endDate" type="date" label={text('form.endDate')} help={text('form.endDateHelp')} />
      </FieldPair>
      <FieldPair>
        <CountField name="minimum" label={text('form.minimum')} digits={3} />
        <CountField name="target" label={text('form.target')} digits={3} />
      </FieldPair>
      <CountField name="maximum" label={text('form.maximum')} digits={3} />
      <Field optional name="placeName" label={text('form.place')} help={text('form.placeHelp')} maxLength={120} />
      <NamePicker optional name="leadId" label={text('column.lead')} useNames={useVolunteerNames} chosen={lead} />
      <Field optional name="note" label={text('form.note')} help={text('form.noteHelp')} maxLength={300} />
    </>
  );
}

const NEW = {
  opportunityId: '',
  opportunityIdSearch: '',
  time: '',
  endDate: '',
  endTime: '',
  minimum: 2,
  target: 4,
  maximum: 6,
  placeName: '',
  leadId: '',
  leadIdSearch: '',
  note: '',
  weeks: 1,
};
