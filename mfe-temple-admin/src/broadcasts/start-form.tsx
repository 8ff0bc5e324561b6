import { type Broadcast, broadcastEndpoints, broadcastStartSchema } from '@sannidhi/contracts';
import {
  Button,
  currentLanguage,
  Field,
  FieldPair,
  Form,
  notify,
  SubmitButton,
  useErrorSentence,
  useFormValues,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useSendQuestion } from './use-send-question.tsx';
import { useTestNotice } from './use-test-notice.ts';

/** Sends a saved draft, now or at a time, after a test to oneself. */
export function StartForm({ broadcast }: { broadcast: Broadcast }) {
  const { id, name } = broadcast;
  const text = useOfficeText('broadcasts');
  const start = useWrite(broadcastEndpoints.start);
  const { ask, dialog } = useSendQuestion(broadcast);
  const sends = useSession().can('broadcasts:send');
  if (!sends)
    return (
      <Row align="spread">
        <Secondary>{text('start.mayNot')}</Secondary>
        <TestButton broadcastId={id} />
      </Row>
    );
  return (
    <Form
      label={text('start.title')}
      schema={broadcastStartSchema}
      initialValues={{ on: '', time: '', untilOn: '', untilTime: '' }}
      onSubmit={async (body) => {
        if (!(await ask(Boolean(body.on)))) return;
        await start.mutateAsync({ params: { broadcastId: id }, body });
        notify({ kind: 'success', title: text(body.on ? 'start.scheduled' : 'start.started', { name }) });
      }}
    >
      <Secondary>{text('start.help')}</Secondary>
      <FieldPair>
        <Field optional name="on" type="date" label={text('start.on')} />
        <Field optional name="time" type="time" label={text('start.time')} />
      </FieldPair>
      <FieldPair>
        <Field optional name="untilOn" type="date" label={text('start.untilOn')} help={text('start.untilHelp')} />
        <Field optional name="untilTime" type="time" label={text('start.untilTime')} />
      </FieldPair>
      <Row align="end">
        <TestButton broadcastId={id} />
        <Send />
      </Row>
      {dialog}
    </Form>
  );
}

function Send() {
  const text = useOfficeText('broadcasts');
  const { on } = useFormValues<{ on: string }>();
  return <SubmitButton busy={text('start.starting')}>{text(on ? 'start.schedule' : 'start.now')}</SubmitButton>;
}

function TestButton({ broadcastId }: { broadcastId: string }) {
  const text = useOfficeText('broadcasts');
  const sentenceOf = useErrorSentence();
  const { mutate, isPending } = useWrite(broadcastEndpoints.test);
  const onSuccess = useTestNotice();
  const onError = (error: Error) => void notify({ kind: 'error', title: sentenceOf(error) });
  return (
    <Button
      busy={isPending && text('start.testing')}
      onClick={() => mutate({ params: { broadcastId }, body: { language: currentLanguage() } }, { onSuccess, onError })}
    >
      {text('start.test')}
    </Button>
  );
}
