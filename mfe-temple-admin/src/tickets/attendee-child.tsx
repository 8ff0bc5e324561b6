import { formatPhone, type TicketChild, ticketChildEndpoints, ticketChildSchema } from '@sannidhi/contracts';
import { Banner, Button, Facts, Form, notify, ScreenStates, Stack, useRead, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { ChildFields } from './child-fields.tsx';

/** A child in the temple’s care: who is responsible, what it needs, who may pick it up. The pickup code is its family’s alone. */
export function AttendeeChild({ ticketId, mayChange }: { ticketId: string; mayChange: boolean }) {
  const text = useOfficeText('children');
  const child = useRead(ticketChildEndpoints.of, { params: { ticketId } });
  return (
    <ScreenStates query={child} failedTitle={text('failed')}>
      {(known) => <Known ticketId={ticketId} child={known} mayChange={mayChange} />}
    </ScreenStates>
  );
}

function Known({ ticketId, child, mayChange }: { ticketId: string; child: TicketChild; mayChange: boolean }) {
  const text = useOfficeText('children');
  const [isChanging, setChanging] = useState(false);
  const { guardian, guardianPhone, needs, mayPickUp, mayNotPickUp } = child;
  const close = () => setChanging(false);
  if (isChanging) return <ChildForm ticketId={ticketId} child={child} onDone={close} />;
  return (
    <Stack spacing={2}>
      <h3>{text('title')}</h3>
      {guardian === '' ? (
        <Banner kind="warning">{text('missing')}</Banner>
      ) : (
        <Facts
          facts={[
            { label: text('guardian'), value: `${guardian}, ${formatPhone(guardianPhone)}` },
            { label: text('needs'), value: needs || text('none') },
            { label: text('mayPickUp'), value: mayPickUp.join(', ') || text('none') },
            { label: text('mayNotPickUp'), value: mayNotPickUp.join(', ') || text('none') },
          ]}
        />
      )}
      {mayChange && <Button onClick={() => setChanging(true)}>{text('change')}</Button>}
    </Stack>
  );
}

function ChildForm({ ticketId, child, onDone }: { ticketId: string; child: TicketChild; onDone: () => void }) {
  const text = useOfficeText('children');
  const change = useWrite(ticketChildEndpoints.changeFor);
  return (
    <Form
      label={text('title')}
      schema={ticketChildSchema}
      initialValues={{ ...child }}
      onSubmit={async (body) => {
        await change.mutateAsync({ params: { ticketId }, body });
        notify({ kind: 'success', title: text('saved') });
        onDone();
      }}
    >
      <ChildFields />
      <FormEnd onCancel={onDone} />
    </Form>
  );
}
