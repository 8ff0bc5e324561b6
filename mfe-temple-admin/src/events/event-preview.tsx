import { type EventRuleKind, eventEndpoints, eventPreviewSchema } from '@sannidhi/contracts';
import { useFormField, useFormValues, useWrite } from '@sannidhi/kit';
import { DatesPreview, datesInWords } from '../office/dates-preview.tsx';
import { useOfficeText } from '../office/namespace.ts';

const SHOWN = 12;

/** The dates that the rule gives as it is typed, on the temple's calendar; none for a single date. */
export function EventPreview() {
  const text = useOfficeText('events');
  const { value: kind } = useFormField<EventRuleKind>('rule.kind', false);
  const { rule, startsOn, endsOn, count, time } = useFormValues<Record<string, unknown>>();
  const { mutate, data, isPending } = useWrite(eventEndpoints.preview);
  const typed = { rule, startsOn: startsOn || undefined, endsOn: endsOn || null, count: count || null, time: time || '00:00' };
  const body = eventPreviewSchema.cast(typed, { stripUnknown: true, assert: false });
  if (kind === 'once') return null;
  return (
    <DatesPreview
      label={text('form.preview')}
      busy={isPending && text('form.previewing')}
      isReady={eventPreviewSchema.isValidSync(body)}
      ask={(options) => mutate({ body: body as never }, options)}
    >
      {data && (
        <>
          {text('form.dateCount', { count: data.dates.length })}: {datesInWords(data.dates.slice(0, SHOWN))}
          {data.dates.length > SHOWN && ' …'}
        </>
      )}
    </DatesPreview>
  );
}
