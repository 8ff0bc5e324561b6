import { BROADCAST_SMS_MAX, smsLength } from '@sannidhi/contracts';
import { Field, useFormValues } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import type { BroadcastValues } from './form-values.ts';

/** The text message, with its length: 160 letters, or 70 if one is Indic. */
export function SmsField() {
  const text = useOfficeText('broadcasts');
  const { sms } = useFormValues<BroadcastValues>();
  const { length, segments, single } = smsLength(sms ?? '');
  return (
    <Field
      name="sms"
      label={text('form.sms')}
      help={`${text('form.smsLength', { count: length, segments, single })} ${text('form.smsHelp')}`}
      rows={3}
      maxLength={BROADCAST_SMS_MAX}
    />
  );
}
