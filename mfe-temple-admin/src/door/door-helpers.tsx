import { type DoorHelper, doorEndpoints, doorHelperSchema } from '@sannidhi/contracts';
import {
  Button,
  Card,
  Field,
  Form,
  IconTrash,
  notify,
  ScreenStates,
  Stack,
  SubmitButton,
  useErrorSentence,
  useRead,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** Devotees who keep this door with their phones, without any other access to the office. */
export function DoorHelpers({ occurrenceId }: { occurrenceId: string }) {
  const text = useOfficeText('door.helpers');
  const helpers = useRead(doorEndpoints.helpers, { params: { occurrenceId } });
  return (
    <Card title={text('title')}>
      <Stack spacing={3}>
        <Secondary>{text('help')}</Secondary>
        <ScreenStates
          query={helpers}
          failedTitle={text('failed')}
          isEmpty={(rows) => rows.length === 0}
          empty={<span>{text('none')}</span>}
        >
          {(rows) => (
            <Stack component="ul" spacing={1} sx={{ padding: 0, margin: 0, listStyle: 'none' }} aria-label={text('title')}>
              {rows.map((helper) => (
                <li key={helper.id}>
                  <HelperRow occurrenceId={occurrenceId} helper={helper} />
                </li>
              ))}
            </Stack>
          )}
        </ScreenStates>
        <AddHelper occurrenceId={occurrenceId} />
      </Stack>
    </Card>
  );
}

function HelperRow({ occurrenceId, helper: { id, name, email } }: { occurrenceId: string; helper: DoorHelper }) {
  const text = useOfficeText('door.helpers');
  const sentenceOf = useErrorSentence();
  const { mutate, isPending } = useWrite(doorEndpoints.removeHelper);
  const onError = (error: Error) => notify({ kind: 'error', title: sentenceOf(error) });
  return (
    <Row align="spread">
      <span style={{ overflowWrap: 'anywhere' }}>
        {name || email} {name && <Secondary>{email}</Secondary>}
      </span>
      <Button
        small
        variant="text"
        icon={IconTrash}
        busy={isPending && text('saving')}
        onClick={() => mutate({ params: { occurrenceId, helperId: id } }, { onError })}
      >
        {text('remove', { who: name || email })}
      </Button>
    </Row>
  );
}

function AddHelper({ occurrenceId }: { occurrenceId: string }) {
  const text = useOfficeText('door.helpers');
  const [added, setAdded] = useState(0);
  const { mutateAsync } = useWrite(doorEndpoints.addHelper);
  return (
    <Form
      key={added}
      schema={doorHelperSchema}
      initialValues={{ email: '' }}
      label={text('add')}
      onSubmit={async (body) => {
        await mutateAsync({ params: { occurrenceId }, body });
        notify({ kind: 'success', title: text('added') });
        setAdded((count) => count + 1);
      }}
    >
      <Stack spacing={2}>
        <Field name="email" type="email" label={text('email')} autoComplete="off" />
        <Row>
          <SubmitButton variant="secondary" busy={text('saving')}>
            {text('add')}
          </SubmitButton>
        </Row>
      </Stack>
    </Form>
  );
}
