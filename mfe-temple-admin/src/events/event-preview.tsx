import { type EventRuleKind, eventEndpoints, eventPreviewSchema } from '@sannidhi/contracts';
import { Button, formatDate, IconCalendar, notify, useErrorSentence, useFormField, useFormValues, useWrite } from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

const SHOWN = 12;

/** The dates that the rule gives as it is typed, on the temple's calendar; none for a single date. */
export function EventPreview() {
  const text = useOfficeText('events');
  const sentenceOf = useErrorSentence();
  const { value: kind } = useFormField<EventRuleKind>('rule.kind', false);
  const { rule, startsOn, endsOn, count, time } = useFormValues<Record<string, unknown>>();
  const { mutate, data, isPending } = useWrite(eventEndpoints.preview);
  const typed = { rule, startsOn: startsOn || undefined, endsOn: endsOn || null, count: count || null, time: time || '00:00' };
  const body = eventPreviewSchema.cast(typed, { stripUnknown: true, assert: false });
  const failed = (error: Error) => notify({ kind: 'error', title: sentenceOf(error) });
  if (kind === 'once') return null;
  const dates = data?.dates ?? [];
  const words = dates.slice(0, SHOWN).map((date) => formatDate(date, { weekday: 'short', month: 'short', day: 'numeric' }));
  return (
    <div>
      <Button
        small
        icon={IconCalendar}
        busy={isPending && text('form.previewing')}
        disabled={!eventPreviewSchema.isValidSync(body)}
        onClick={() => mutate({ body: body as never }, { onError: failed })}
      >
        {text('form.preview')}
      </Button>
      <div role="status">
        {data && (
          <Secondary>
            {text('form.dateCount', { count: dates.length })}: {words.join(' · ')}
            {dates.length > SHOWN && ' …'}
          </Secondary>
        )}
      </div>
    </div>
  );
}
