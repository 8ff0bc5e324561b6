import { formatPhone, type OwnTicket, type OwnTicketChild, ticketChildEndpoints, ticketChildSchema } from '@sannidhi/contracts';
import { Banner, Button, Card, Facts, Form, notify, Stack, SubmitButton, useWrite } from '@sannidhi/kit';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { ChildFields } from './child-fields.tsx';
import { PickupCode } from './pickup-code.tsx';

interface ChildCardProps {
  ticket: OwnTicket;
  child: OwnTicketChild;
  /** The date is to come, or now. */
  isOpen: boolean;
}

/** A child in the temple’s care: the code that takes it home, who is responsible and who may pick it up. */
export function ChildCard({ ticket, child, isOpen }: ChildCardProps) {
  const text = useTexts();
  const isMissing = child.guardian === '';
  const [isChanging, setChanging] = useState(isMissing && isOpen);
  const changeButton = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(isChanging);
  useEffect(() => {
    if (wasChanging.current && !isChanging) changeButton.current?.focus({ preventScroll: true });
    wasChanging.current = isChanging;
  }, [isChanging]);
  const { name } = ticket;
  if (isMissing && !isOpen) return null;
  return (
    <Card title={text('tickets.child.title', { name })}>
      <Stack spacing={2}>
        {isMissing && <Banner kind="warning">{text('tickets.child.missing', { name })}</Banner>}
        {child.pickupCode && <PickupCode code={child.pickupCode} name={name} />}
        {isChanging ? (
          <ChildForm ticketId={ticket.id} child={child} onDone={() => setChanging(false)} mayClose={!isMissing} />
        ) : (
          <>
            <Known child={child} />
            {isOpen && (
              <Button ref={changeButton} onClick={() => setChanging(true)}>
                {text('tickets.child.change')}
              </Button>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

function Known({ child: { guardian, guardianPhone, needs, mayPickUp, mayNotPickUp } }: { child: OwnTicketChild }) {
  const text = useTexts();
  const none = text('tickets.child.none');
  return (
    <Facts
      facts={[
        { label: text('tickets.child.guardian'), value: `${guardian}, ${formatPhone(guardianPhone)}` },
        { label: text('tickets.child.needs'), value: needs || none },
        { label: text('tickets.child.mayPickUp'), value: mayPickUp.join(', ') || none },
        { label: text('tickets.child.mayNotPickUp'), value: mayNotPickUp.join(', ') || none },
      ]}
    />
  );
}

interface ChildFormProps {
  ticketId: string;
  child: OwnTicketChild;
  onDone: () => void;
  mayClose: boolean;
}

function ChildForm({ ticketId, child: { pickupCode: _code, ...child }, onDone, mayClose }: ChildFormProps) {
  const text = useTexts();
  const change = useWrite(ticketChildEndpoints.change);
  return (
    <Form
      label={text('tickets.child.change')}
      schema={ticketChildSchema}
      initialValues={child}
      onSubmit={async (body) => {
        await change.mutateAsync({ params: { ticketId }, body });
        notify({ kind: 'success', title: text('tickets.child.saved') });
        onDone();
      }}
    >
      <ChildFields autoFocus={mayClose} />
      <SubmitButton busy={text('tickets.saving')}>{text('tickets.child.save')}</SubmitButton>
      {mayClose && (
        <Button variant="text" onClick={onDone}>
          {text('tickets.child.close')}
        </Button>
      )}
    </Form>
  );
}
