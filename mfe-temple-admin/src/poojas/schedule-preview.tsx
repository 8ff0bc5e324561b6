import { poojaScheduleEndpoints, schedulePreviewSchema } from '@sannidhi/contracts';
import { Button, formatDate, IconCalendar, notify, useErrorSentence, useFormValues, useWrite } from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** The next dates of the rule as it is typed, on the temple's calendar. */
export function SchedulePreview() {
  const text = useOfficeText('poojaSchedules');
  const sentenceOf = useErrorSentence();
  const { rule, startsOn } = useFormValues<{ rule: object; startsOn: string }>();
  const { mutate, data, isPending } = useWrite(poojaScheduleEndpoints.preview);
  const body = schedulePreviewSchema.cast({ rule, startsOn: startsOn || undefined }, { stripUnknown: true, assert: false });
  const failed = (error: Error) => notify({ kind: 'error', title: sentenceOf(error) });
  const dates = data?.dates.map((date) => formatDate(date, { weekday: 'short', month: 'short', day: 'numeric' }));
  return (
    <div>
      <Button
        small
        icon={IconCalendar}
        busy={isPending && text('form.previewing')}
        disabled={!schedulePreviewSchema.isValidSync(body)}
        onClick={() => mutate({ body: body as never }, { onError: failed })}
      >
        {text('form.preview')}
      </Button>
      <div role="status">{dates && <Secondary>{dates.length > 0 ? dates.join(' · ') : text('form.noDates')}</Secondary>}</div>
    </div>
  );
}
