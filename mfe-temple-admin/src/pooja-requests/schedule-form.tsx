import { type PoojaRequestDetail, poojaRequestEndpoints, requestScheduleSchema } from '@sannidhi/contracts';
import { Banner, Field, FieldPair, Form, notify, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { SkippedTimeNote } from '../office/skipped-time-note.tsx';
import { useMoments } from '../office/use-moments.ts';

/** Puts an accepted request on its date, which the family chose, or on another one. */
export function ScheduleForm({ request, onDone }: { request: PoojaRequestDetail; onDone: () => void }) {
  const text = useOfficeText('poojaRequests');
  const moments = useMoments();
  const schedule = useWrite(poojaRequestEndpoints.schedule);
  const { id, chosen, preferred } = request;
  return (
    <Form
      label={text('schedule.open')}
      schema={requestScheduleSchema}
      initialValues={{ serviceId: undefined, date: chosen?.date ?? preferred[0]?.date ?? '', time: chosen?.time ?? '' }}
      onSubmit={async (body) => {
        const { startsAt } = await schedule.mutateAsync({ params: { requestId: id }, body });
        notify({ kind: 'success', title: text('schedule.done', { when: startsAt ? moments.relative(startsAt) : '' }) });
        onDone();
      }}
    >
      <FieldPair>
        <Field name="date" type="date" label={text('schedule.date')} />
        <Field name="time" type="time" label={text('schedule.time')} />
      </FieldPair>
      <SkippedTimeNote />
      <Banner kind="info">{text('schedule.effect')}</Banner>
      <FormEnd onCancel={onDone} submit={text('schedule.open')} />
    </Form>
  );
}
