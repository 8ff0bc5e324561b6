import { type PoojaSchedule, poojaScheduleEndpoints, poojaScheduleSchema } from '@sannidhi/contracts';
import { CheckboxField, Field, FieldPair, Form, notify, useWrite } from '@sannidhi/kit';
import { EntriesField } from '../office/entries-field.tsx';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { PoojaField } from './pooja-field.tsx';
import { RuleFields } from './rule-fields.tsx';
import { SchedulePreview } from './schedule-preview.tsx';
import { SkippedInSchedule } from './skipped-in-schedule.tsx';
import { SplitFields } from './split-fields.tsx';

interface ScheduleFormProps {
  /** The schedule to change; without one a new one is added. */
  schedule?: PoojaSchedule;
  onDone: () => void;
}

/** Adds a schedule or changes one; times that families booked keep their date and hour. */
export function ScheduleForm({ schedule, onDone }: ScheduleFormProps) {
  const text = useOfficeText('poojaSchedules');
  const { today } = useTemple();
  const add = useWrite(poojaScheduleEndpoints.add);
  const change = useWrite(poojaScheduleEndpoints.change);
  return (
    <Form
      long
      label={schedule?.serviceName ?? text('form.titleNew')}
      schema={poojaScheduleSchema}
      initialValues={scheduleValues(schedule, today)}
      onSubmit={async (body) => {
        const saved = await (schedule ? change.mutateAsync({ params: { scheduleId: schedule.id }, body }) : add.mutateAsync({ body }));
        notify({ kind: 'success', title: text('form.done', { name: saved.serviceName }) });
        onDone();
      }}
    >
      <PoojaField />
      <RuleFields />
      <EntriesField
        name="times"
        type="time"
        label={text('column.times')}
        entry={(number) => text('form.time', { number })}
        add={text('form.addTime')}
        least={1}
      />
      <FieldPair>
        <Field name="startsOn" type="date" label={text('form.startsOn')} />
        <Field optional name="endsOn" type="date" label={text('form.endsOn')} />
      </FieldPair>
      <SchedulePreview />
      <SkippedInSchedule />
      <EntriesField
        name="except"
        type="date"
        label={text('form.except')}
        entry={(number) => text('form.date', { number })}
        add={text('form.addDate')}
        most={366}
      />
      <SplitFields />
      {schedule && <CheckboxField name="active" label={text('form.active')} help={text('form.activeHelp')} />}
      <FormEnd onCancel={onDone} {...(schedule ? {} : { submit: text('form.submitNew') })} />
    </Form>
  );
}

const NO_RULE = { kind: 'weekly', days: [], paksha: 'shukla', tithi: undefined, nakshatra: undefined, festival: undefined, dates: [] };

function scheduleValues(schedule: PoojaSchedule | undefined, today: string): Record<string, unknown> {
  if (!schedule) {
    const places = { capacity: undefined, onlinePlaces: undefined, counterPlaces: 0 };
    return { serviceId: '', rule: NO_RULE, times: [''], startsOn: today, endsOn: '', except: [], active: true, ...places };
  }
  const { id: _, serviceName: __, rule, endsOn, ...rest } = schedule;
  return { ...rest, rule: { ...NO_RULE, ...rule }, endsOn: endsOn ?? '' };
}
