import { planEndpoints } from '@sannidhi/contracts';
import { Form, notify, useWrite } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { FormEnd } from './form-end.tsx';
import { NextDates } from './next-dates.tsx';
import type { PlanFormProps } from './plan-form-props.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { scheduleSchema } from './schedule-schema.ts';
import { type ScheduleValues, scheduleOf, schedulePayload } from './schedule-values.ts';

/** Changes when a plan gives: its dates start over. */
export function DatesForm({ plan, onDone }: PlanFormProps) {
  const text = useTexts();
  const change = useWrite(planEndpoints.change);
  return (
    <Form
      schema={scheduleSchema}
      initialValues={{ ...scheduleOf(plan) }}
      onSubmit={async (values) => {
        const { endsAfter = null, endsOn = null, ...schedule } = schedulePayload(values as unknown as ScheduleValues);
        await change.mutateAsync({ params: { planId: plan.id }, body: { ...schedule, endsAfter, endsOn } });
        notify({ kind: 'success', title: text('plans.changed.dates') });
        onDone();
      }}
    >
      <ScheduleFields temple={plan.temple.name} />
      <NextDates temple={plan.temple.slug} past={plan.next?.n ?? 0} />
      <p>{text('plans.edit.datesEffect')}</p>
      <FormEnd onCancel={onDone} />
    </Form>
  );
}
