import {
  DIGESTS,
  type NotificationTiming,
  type NotificationTimingValues,
  notificationTimingEndpoints,
  notificationTimingSchema,
} from '@sannidhi/contracts';
import { CheckboxField } from '../forms/checkbox-field.tsx';
import { Form } from '../forms/form.tsx';
import { FieldPair, FormActions } from '../forms/form-stack.ts';
import { SelectField } from '../forms/select-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useFormValues } from '../forms/use-form-values.ts';
import { formatTime, formatZone } from '../i18n/format.ts';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notify/notices.ts';
import { useRead } from '../query/use-read.ts';
import { useWrite } from '../query/use-write.ts';
import { Card } from '../ui/card.tsx';
import { ScreenStates } from '../ui/screen-states.tsx';

/** When the user is notified: quiet hours, and how often emails come. Hours are those of this device's time zone. */
export function NotificationTimingCard() {
  const text = useText('kit-notifications');
  const timing = useRead(notificationTimingEndpoints.own);
  return (
    <Card title={text('timing.title')}>
      <ScreenStates query={timing} failedTitle={text('timing.failed')}>
        {(data) => <TimingForm timing={data} />}
      </ScreenStates>
    </Card>
  );
}

function TimingForm({ timing }: { timing: NotificationTiming }) {
  const text = useText('kit-notifications');
  const save = useWrite(notificationTimingEndpoints.save);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { quiet, digest } = timing;
  const hours = { quietFrom: String(timing.quietFrom), quietTo: String(timing.quietTo), hour: String(timing.hour) };
  return (
    <Form
      label={text('timing.title')}
      schema={notificationTimingSchema}
      initialValues={{ timeZone, quiet, digest, ...hours }}
      onSubmit={async (body: NotificationTimingValues) => {
        await save.mutateAsync({ body });
        notify({ kind: 'success', title: text('timing.saved') });
      }}
    >
      <SelectField
        name="digest"
        label={text('timing.digest')}
        help={text('timing.digestHelp')}
        choices={DIGESTS.map((value) => ({ value, label: text(`timing.digests.${value}`) }))}
      />
      <DigestHour />
      <CheckboxField name="quiet" label={text('timing.quiet')} help={text('timing.quietHelp', { zone: formatZone(timeZone) })} />
      <QuietHours />
      <FormActions>
        <SubmitButton variant="secondary" busy={text('timing.saving')}>
          {text('timing.save')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

function DigestHour() {
  const text = useText('kit-notifications');
  const { digest } = useFormValues<NotificationTimingValues>();
  return digest === 'each' ? null : <SelectField name="hour" label={text('timing.hour')} choices={hourChoices()} />;
}

function QuietHours() {
  const text = useText('kit-notifications');
  const { quiet } = useFormValues<NotificationTimingValues>();
  if (!quiet) return null;
  return (
    <FieldPair>
      <SelectField name="quietFrom" label={text('timing.quietFrom')} choices={hourChoices()} />
      <SelectField name="quietTo" label={text('timing.quietTo')} choices={hourChoices()} />
    </FieldPair>
  );
}

const hourChoices = () =>
  Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: formatTime(Date.UTC(2026, 0, 1, hour), { timeZone: 'UTC' }),
  }));
