import {
  BROADCAST_SUBJECT_MAX,
  BROADCAST_TEXT_MAX,
  type Broadcast,
  broadcastEndpoints,
  broadcastSchema,
  MESSAGE_TOPICS,
} from '@sannidhi/contracts';
import { CountField, Field, Form, KeepTyped, notify, SelectField, useDraft, useFormValues, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { TogglesField } from '../office/toggles-field.tsx';
import { WordingFields } from '../office/wording-fields.tsx';
import { Audience } from './audience-count.tsx';
import { type BroadcastValues, newValues, valuesOf } from './form-values.ts';
import { SegmentFields } from './segment-fields.tsx';
import { SmsField } from './sms-field.tsx';

interface BroadcastFormProps {
  /** The draft to change; without one a new one is added. */
  broadcast?: Broadcast;
  /** Whom a new one is for, as `group:choice`. */
  about?: string | undefined;
  onDone: (saved: Broadcast) => void;
  onCancel: () => void;
}

/** Writes a broadcast: to whom, about what, in which words. What is typed survives a reload. */
export function BroadcastForm({ broadcast, about, onDone, onCancel }: BroadcastFormProps) {
  const text = useOfficeText('broadcasts');
  const add = useWrite(broadcastEndpoints.add);
  const change = useWrite(broadcastEndpoints.change);
  const empty = broadcast ? valuesOf(broadcast) : newValues(about);
  const [draft, keep, forget] = useDraft(`broadcast-form:${broadcast?.id ?? about ?? 'new'}`, empty);
  return (
    <Form
      long
      label={broadcast ? text('form.titleChange') : text('form.titleNew')}
      schema={broadcastSchema}
      initialValues={{ ...draft }}
      onSubmit={async (body) => {
        const params = { broadcastId: broadcast?.id ?? '' };
        const saved = await (broadcast ? change.mutateAsync({ params, body }) : add.mutateAsync({ body }));
        forget();
        notify({ kind: 'success', title: text('form.done', { name: saved.name }) });
        onDone(saved);
      }}
    >
      <KeepTyped<BroadcastValues> keep={keep} />
      <Field name="name" label={text('column.name')} help={text('form.nameHelp')} />
      <SelectField
        name="topic"
        label={text('column.topic')}
        help={text('form.topicHelp')}
        choices={MESSAGE_TOPICS.map((topic) => ({ value: topic, label: text(`topic.${topic}`) }))}
      />
      <SegmentFields />
      <ChannelFields />
      <Audience />
      <CountField optional name="perMinute" label={text('form.perMinute')} help={text('form.perMinuteHelp')} digits={5} />
      <FormEnd
        onCancel={() => {
          forget();
          onCancel();
        }}
        {...(broadcast ? { second: true } : { submit: text('form.submitNew') })}
      />
    </Form>
  );
}

function ChannelFields() {
  const text = useOfficeText('broadcasts');
  const { channels } = useFormValues<BroadcastValues>();
  const isLetter = channels.includes('email') || channels.includes('in-app');
  const isSms = channels.includes('sms');
  const letter = [
    { name: 'subject', label: text('form.subject'), maxLength: BROADCAST_SUBJECT_MAX },
    { name: 'text', label: text('form.text'), rows: 6, maxLength: BROADCAST_TEXT_MAX },
  ];
  const sms = { name: 'sms', label: text('form.sms'), rows: 3, maxLength: 459 };
  return (
    <>
      <TogglesField
        name="channels"
        label={text('form.channels')}
        choices={(['email', 'sms', 'in-app'] as const).map((value) => ({ value, label: text(`channel.${value}`) }))}
      />
      {isLetter && <Field name="subject" label={text('form.subject')} maxLength={BROADCAST_SUBJECT_MAX} />}
      {isLetter && <Field name="text" label={text('form.text')} help={text('form.textHelp')} rows={8} maxLength={BROADCAST_TEXT_MAX} />}
      {isSms && <SmsField />}
      <WordingFields fields={[...(isLetter ? letter : []), ...(isSms ? [sms] : [])]} />
    </>
  );
}
