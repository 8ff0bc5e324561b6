import { BROADCAST_SMS_MAX, filledText, smsLength, wholeSms } from '@sannidhi/contracts';
import { Field, useFormValues, useSession } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import type { BroadcastValues } from './form-values.ts';

/** The text message, with its length: 160 letters, or 70 if one is Indic. */
export function SmsField() {
  const text = useOfficeText('broadcasts');
  const { sms } = useFormValues<BroadcastValues>();
  const temple = useSession().user?.temple?.name ?? '';
  const whole = sms ? wholeSms(filledText(sms, { name: text('preview.name'), temple }), temple, 'en') : '';
  const { length, segments, single } = smsLength(whole);
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
