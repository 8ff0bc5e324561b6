import { type PoojaOpening, type PoojaSlot, poojaSlotEndpoints, SLOT_SPAN_DAYS } from '@sannidhi/contracts';
import { Button, formatDate, ScreenStates, styled, useFormField, useRead } from '@sannidhi/kit';
import { useState } from 'react';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { addDays } from '../office/temple-time.ts';
import { useTemple } from '../office/use-temple.ts';

const Choice = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...theme.typography.h4, padding: 0, marginBottom: 8 },
  '& label': { display: 'flex', gap: 8, alignItems: 'center', minHeight: 32, overflowWrap: 'anywhere' },
  '& input': { flex: 'none', width: 24, height: 24, accentColor: theme.vars.palette.role.primary },
  '& p': { color: theme.vars.palette.role.error, ...theme.typography.caption },
}));
const List = styled('div')(({ theme }) => ({
  maxHeight: 320,
  overflowY: 'auto',
  padding: 8,
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: 8,
}));

/** Which times an opening sells: those that are ahead and in no other opening, two months at a time. */
export function SlotsField({ opening }: { opening: PoojaOpening | undefined }) {
  const text = useOfficeText('openings');
  const { today } = useTemple();
  const { value = [], error, setValue, control } = useFormField<string[]>('slotIds', false);
  const [from, setFrom] = useState(opening?.slots[0]?.date ?? today);
  const to = addDays(from, SLOT_SPAN_DAYS - 1);
  const slots = useRead(poojaSlotEndpoints.list, { query: { from, to }, keepPrevious: true });
  const toggle = (id: string) => setValue(value.includes(id) ? value.filter((each) => each !== id) : [...value, id]);
  const canBeSold = ({ status, openingId, startsAt }: PoojaSlot) =>
    status === 'open' && (openingId === undefined || openingId === opening?.id) && Date.parse(startsAt) > Date.now();
  return (
    <Choice aria-describedby={control['aria-describedby']}>
      <legend>{text('form.slots', { count: value.length })}</legend>
      <Row>
        <Button small disabled={from <= today} onClick={() => setFrom(addDays(from, -SLOT_SPAN_DAYS))}>
          {text('form.earlier')}
        </Button>
        <Button small onClick={() => setFrom(addDays(from, SLOT_SPAN_DAYS))}>
          {text('form.later')}
        </Button>
      </Row>
      <ScreenStates query={slots} failedTitle={text('form.slotsFailed')}>
        {(all) => <Choices slots={all.filter(canBeSold)} chosen={value} onToggle={toggle} />}
      </ScreenStates>
      {error && <p id={`${control.id}-error`}>{error}</p>}
    </Choice>
  );
}

interface ChoicesProps {
  slots: readonly PoojaSlot[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

function Choices({ slots, chosen, onToggle }: ChoicesProps) {
  const text = useOfficeText('openings');
  const { timeZone } = useTemple();
  const when = { timeZone, weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  if (slots.length === 0) return <Secondary>{text('form.noSlots')}</Secondary>;
  return (
    <List>
      {slots.map(({ id, serviceName, startsAt, onlinePlaces }) => (
        <label key={id}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => onToggle(id)} />
          <span>{text('form.slot', { pooja: serviceName, when: formatDate(startsAt, when), count: onlinePlaces })}</span>
        </label>
      ))}
    </List>
  );
}
