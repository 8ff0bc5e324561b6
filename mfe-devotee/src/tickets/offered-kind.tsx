import type { OfferedTicket } from '@sannidhi/contracts';
import { formatCents, formatDate, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { CountStepper } from './count-stepper.tsx';
import { agesOf } from './ticket-choice.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 0',
  '& > div:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { ...theme.typography.h4, display: 'block' },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, display: 'block' },
}));

interface OfferedKindProps {
  type: OfferedTicket;
  /** Dates it is for. */
  times: number;
  count: number;
  /** For how many more tickets the registration has room. */
  room: number;
  isOver: boolean;
  onChange: (count: number) => void;
}

/** A kind of ticket with its price, and how many of it are chosen. */
export function OfferedKind({ type, times, count, room, isOver, onChange }: OfferedKindProps) {
  const text = useTexts();
  const { name, detail, pricing, priceCents, orderMin, orderMax, closed, opensOn, left } = type;
  const price = pricing === 'free' ? text('tickets.free') : formatCents(priceCents * times);
  const isShut = closed !== null && closed !== 'tickets-sold-out';
  const notes = [
    pricing === 'wish' ? text('tickets.wish') : '',
    times > 1 && pricing === 'fixed' ? text('tickets.series.each', { amount: formatCents(priceCents) }) : '',
    detail,
    agesOf(type, text) ?? '',
    orderMin > 1 ? text('tickets.atLeast', { count: orderMin }) : '',
    left === 0 ? text('tickets.kindSoldOut') : '',
    opensOn ? text('tickets.opensOn', { date: formatDate(opensOn) }) : isShut && !isOver ? text(`tickets.closed.${closed}`) : '',
  ];
  // For more dates there is less room: what was chosen before that can only become less.
  const max = Math.min(orderMax, count + Math.max(room, 0));
  // From none to the least a registration takes, and back.
  const step = (next: number) => onChange(next > 0 && next < orderMin ? (next > count ? orderMin : 0) : Math.min(next, max));
  return (
    <Row>
      <div>
        {name}
        <b>{price}</b>
        {[...new Set(notes)].filter(Boolean).map((note) => (
          <small key={note}>{note}</small>
        ))}
      </div>
      {!isOver && <CountStepper label={name} value={isShut ? 0 : count} max={isShut || max < orderMin ? 0 : max} onChange={step} />}
    </Row>
  );
}
