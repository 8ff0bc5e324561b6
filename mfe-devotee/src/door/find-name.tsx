import { type DoorTicket, type TicketAtDoor, ticketAtDoor } from '@sannidhi/contracts';
import { Button, Card, Field, Form, formatTime, styled, useFormValues } from '@sannidhi/kit';
import { object, string } from 'yup';
import { useTexts } from '../use-texts.ts';

const SHOWN = 20;
const Rows = styled('ul')(({ theme }) => ({
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '4px 12px', padding: '8px 0' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& span': { overflowWrap: 'anywhere', minWidth: 0 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
const schema = object({ name: string().max(120).default('') });

interface FindNameProps {
  tickets: ReadonlyMap<string, DoorTicket>;
  log: ReadonlyMap<string, TicketAtDoor>;
  timeZone: string;
  onChoose: (ticket: DoorTicket) => Promise<void>;
}

/** Finds somebody by any part of their name, on this device. */
export function FindName(props: FindNameProps) {
  const text = useTexts();
  return (
    <Card title={text('door.find.title')}>
      <Form schema={schema} initialValues={{ name: '' }} onSubmit={() => undefined} label={text('door.find.title')}>
        <Field optional name="name" type="search" label={text('door.find.label')} autoComplete="off" />
        <Found {...props} />
      </Form>
    </Card>
  );
}

function Found({ tickets, log, timeZone, onChoose }: FindNameProps) {
  const text = useTexts();
  const { name = '' } = useFormValues<{ name: string }>();
  const words = plain(name).split(' ').filter(Boolean);
  if (words.length === 0) return <p>{text('door.find.help')}</p>;
  const found = [...tickets.values()].filter((ticket) => isFound(ticket, words));
  if (found.length === 0) return <p role="status">{text('door.find.none')}</p>;
  return (
    <Rows aria-label={text('door.find.found')}>
      {found.slice(0, SHOWN).map((ticket) => (
        <li key={ticket.id}>
          <span>
            {ticket.name} <small>{ticket.type}</small>
          </span>
          <Entry ticket={ticket} at={ticketAtDoor(log, ticket.id)} timeZone={timeZone} onChoose={onChoose} />
        </li>
      ))}
      {found.length > SHOWN && <li>{text('door.find.more', { count: found.length - SHOWN })}</li>}
    </Rows>
  );
}

function Entry({
  ticket,
  at,
  timeZone,
  onChoose,
}: Pick<FindNameProps, 'timeZone' | 'onChoose'> & { ticket: DoorTicket; at: TicketAtDoor }) {
  const text = useTexts();
  if (ticket.status !== 'valid') return <small>{text(ticket.status === 'canceled' ? 'door.canceledTicket' : 'door.passedOnTicket')}</small>;
  return (
    <>
      {at.since && <small>{text('door.inAt', { time: formatTime(new Date(at.since.atMs), { timeZone }) })}</small>}
      <Button small onClick={() => void onChoose(ticket)}>
        {text(at.isIn ? (ticket.isDropOff ? 'door.child.pickUp' : 'door.find.again') : 'door.find.letIn', {
          name: ticket.name || ticket.type,
        })}
      </Button>
    </>
  );
}

const isFound = ({ name, status }: DoorTicket, words: readonly string[]): boolean => {
  const own = plain(name);
  return status !== 'transferred' && words.every((word) => own.includes(word));
};

/** Lowercase without accents, so that “rene” finds “René”. */
const plain = (value: string): string => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
