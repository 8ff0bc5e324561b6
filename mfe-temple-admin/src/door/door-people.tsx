import { type DoorTicket, ticketAtDoor } from '@sannidhi/contracts';
import { Button, Card, DataTable, EmptyState, Field, Form, Stack, textColumn, useFormValues } from '@sannidhi/kit';
import { type ReactNode, useMemo } from 'react';
import { object, string } from 'yup';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { byName, type NamedTicket } from './door-names.ts';
import type { OfficeDoor } from './use-office-door.ts';

const SHOWN = 50;
const schema = object({ name: string().max(120).default('') });

interface DoorPeopleProps {
  tickets: readonly DoorTicket[];
  door: OfficeDoor;
  /** A child is picked up. */
  onHand: (ticket: DoorTicket) => void;
  actions: ReactNode;
}

/** Everyone who is registered, found by name, with their entry. */
export function DoorPeople({ tickets, door, onHand, actions }: DoorPeopleProps) {
  const text = useOfficeText('door');
  return (
    <Card title={text('people')} aside={actions}>
      <Form schema={schema} initialValues={{ name: '' }} onSubmit={() => undefined} label={text('find')}>
        <Stack spacing={2}>
          <Field optional name="name" type="search" label={text('find')} autoComplete="off" />
          <Found tickets={tickets} door={door} onHand={onHand} />
        </Stack>
      </Form>
    </Card>
  );
}

function Found({ tickets, door, onHand }: Omit<DoorPeopleProps, 'actions'>) {
  const text = useOfficeText('door');
  const moments = useMoments();
  const { name = '' } = useFormValues<{ name: string }>();
  const people = useMemo(() => byName(tickets.filter(({ status }) => status !== 'transferred')), [tickets]);
  const words = plain(name).split(' ').filter(Boolean);
  const found = people.filter((each) => words.every((word) => plain(each.name).includes(word)));
  const stateOf = ({ ticket: { id, status } }: NamedTicket) => {
    const { since, left } = ticketAtDoor(door.log, id);
    if (since) return text('inSince', { time: moments.relative(new Date(since.atMs).toISOString()), device: since.device });
    if (left?.handover) return text('pickedUp', { time: moments.relative(new Date(left.atMs).toISOString()), to: left.handover.to });
    return text(status === 'valid' ? 'notIn' : 'canceled');
  };
  return (
    <>
      <DataTable<NamedTicket>
        caption={text('people')}
        columns={[
          textColumn('name', text('name'), ({ ticket, name }) => name || ticket.type, { phone: 'title' }),
          textColumn('type', text('type'), ({ ticket }) => ticket.type, { phone: 'detail' }),
          textColumn('state', text('state'), stateOf, { phone: 'detail' }),
          {
            key: 'entry',
            header: text('entry'),
            cell: ({ ticket }) => <Entry ticket={ticket} door={door} onHand={onHand} />,
            phone: 'value',
          },
        ]}
        rows={found.slice(0, SHOWN)}
        rowKey={({ ticket }) => ticket.id}
        rowName={({ ticket, name }) => name || ticket.type}
        empty={<EmptyState plain title={text(words.length > 0 ? 'nobodyFound' : 'nobody')} />}
        failedTitle={text('failed')}
      />
      {found.length > SHOWN && <Secondary>{text('more', { count: found.length - SHOWN })}</Secondary>}
    </>
  );
}

function Entry({ ticket, door, onHand }: Pick<DoorPeopleProps, 'door' | 'onHand'> & { ticket: DoorTicket }) {
  const text = useOfficeText('door');
  const { since } = ticketAtDoor(door.log, ticket.id);
  if (ticket.status !== 'valid' && !since) return null;
  const busy = door.saving === ticket.id && text('saving');
  if (!since)
    return (
      <Button small busy={busy} onClick={() => void door.note({ ticketId: ticket.id, act: 'in' })}>
        {text('checkIn')}
      </Button>
    );
  return (
    <Row>
      <Button small variant="text" busy={busy} onClick={() => void door.note({ ticketId: ticket.id, act: 'undo', of: since.id })}>
        {text('undo')}
      </Button>
      <Button
        small
        variant="text"
        onClick={() => (ticket.isDropOff ? onHand(ticket) : void door.note({ ticketId: ticket.id, act: 'out' }))}
      >
        {text('checkOut')}
      </Button>
    </Row>
  );
}

/** Lowercase without accents, so that “rene” finds “René”. */
const plain = (value: string): string => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
