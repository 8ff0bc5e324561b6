import { poojaScheduleEndpoints, schedulePreviewSchema } from '@sannidhi/contracts';
import { useFormValues, useWrite } from '@sannidhi/kit';
import { DatesPreview, datesInWords } from '../office/dates-preview.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** The next dates of the rule as it is typed, on the temple's calendar. */
export function SchedulePreview() {
  const text = useOfficeText('poojaSchedules');
  const { rule, startsOn } = useFormValues<{ rule: object; startsOn: string }>();
  const { mutate, data, isPending } = useWrite(poojaScheduleEndpoints.preview);
  const body = schedulePreviewSchema.cast({ rule, startsOn: startsOn || undefined }, { stripUnknown: true, assert: false });
  return (
    <DatesPreview
      label={text('form.preview')}
      busy={isPending && text('form.previewing')}
      isReady={schedulePreviewSchema.isValidSync(body)}
      ask={(options) => mutate({ body: body as never }, options)}
    >
      {data && (datesInWords(data.dates) || text('form.noDates'))}
    </DatesPreview>
  );
}
