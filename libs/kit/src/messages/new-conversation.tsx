import { styled } from '@mui/material/styles';
import { CONVERSATION_TOPICS, conversationNoun, messagesOf, newConversationSchema, type PartyKind } from '@sannidhi/contracts';
import { object, string } from 'yup';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { FormActions } from '../forms/form-stack.ts';
import { SelectField } from '../forms/select-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useText } from '../i18n/use-text.ts';
import { useRead } from '../query/use-read.ts';
import { useWrite } from '../query/use-write.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ScreenStates } from '../ui/screen-states.tsx';
import { EmptyState } from '../ui/states.tsx';
import type { MessagePortal } from './message-portals.ts';
import { keyOf, WhomField } from './whom-field.tsx';

const Narrow = styled('div')({ maxWidth: 640 });

const say = messagesOf(conversationNoun);
/** The form chooses one person; the payload names kind and id. */
const schema = newConversationSchema.omit(['to', 'toId']).concat(object({ whom: string().required(say('conversation.to-required')) }));

interface NewConversationProps {
  portal: MessagePortal;
  onStarted: (id: string) => void;
  onClose: () => void;
}

/** Writes to someone for the first time. */
export function NewConversation({ portal, onStarted, onClose }: NewConversationProps) {
  const text = useText('kit-messages');
  const people = useRead(portal.endpoints.correspondents);
  const start = useWrite(portal.endpoints.start);
  const send = async ({
    whom,
    ...letter
  }: {
    whom: string;
    subject: string;
    topic: (typeof CONVERSATION_TOPICS)[number];
    text: string;
  }) => {
    const [to = '', toId] = whom.split(' ');
    const { id } = await start.mutateAsync({ body: { ...letter, to: to as PartyKind, ...(toId ? { toId } : {}) } });
    onStarted(id);
  };
  return (
    <Narrow>
      <Card title={text('new')}>
        <ScreenStates
          query={people}
          failedTitle={text('peopleFailed')}
          isEmpty={(found) => !portal.office && found.length === 0}
          empty={<EmptyState title={text('nobodyToWrite')}>{text('nobodyToWriteMore')}</EmptyState>}
        >
          {(found) => (
            <Form
              schema={schema}
              initialValues={{ whom: portal.office || !found[0] ? '' : keyOf(found[0]), subject: '', topic: undefined, text: '' }}
              onSubmit={send}
            >
              <WhomField portal={portal} people={found} />
              <SelectField
                name="topic"
                label={text('filter.topic')}
                placeholder={text('chooseTopic')}
                choices={CONVERSATION_TOPICS.map((value) => ({ value, label: text(`topic.${value}`) }))}
              />
              <Field name="subject" label={text('subject')} maxLength={120} />
              <Field name="text" label={text('message')} rows={6} />
              <FormActions>
                <Button onClick={onClose}>{text('cancel')}</Button>
                <SubmitButton busy={text('sending')}>{text('send')}</SubmitButton>
              </FormActions>
            </Form>
          )}
        </ScreenStates>
      </Card>
    </Narrow>
  );
}
