import type { CartLine, CartOrder } from '@sannidhi/contracts';
import { formatCents, IconButton, IconPencil, IconTrash, styled } from '@sannidhi/kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { worded } from '../temples/worded.ts';
import { useTexts } from '../use-texts.ts';
import { joinsAllDates, leadsAllDates } from './all-dates.ts';
import { ChangeAmount } from './change-amount.tsx';
import { LineFacts } from './line-facts.tsx';
import { LineNotes } from './line-notes.tsx';
import { useLineChanges } from './use-line-changes.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '10px 0',
  '& > div': { flex: '1 1 9rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& > div > b': { fontWeight: 600 },
  '& > div > small': { ...theme.typography.body2, display: 'block', color: theme.vars.palette.text.secondary },
  '& > span': { display: 'flex', alignItems: 'center', marginLeft: 'auto' },
  '& > span > b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums', marginRight: 4 },
  '& s': { color: theme.vars.palette.text.secondary, fontWeight: 400 },
}));

interface CartLineRowProps {
  line: CartLine;
  temple: CartOrder['temple'];
  accepting: boolean;
  /** The cart can't be reached. */
  stale: boolean;
  onRemoved: () => void;
}

/** One line: what, how much, what changed about it, and the ways to change or remove it. */
export function CartLineRow({ line, temple, accepting, stale, onRemoved }: CartLineRowProps) {
  const text = useTexts();
  const [changing, setChanging] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  useFocusAfter(changing, pencil);
  const { change, remove, removing } = useLineChanges(line, temple);
  const { label, amountCents, quantity, kind } = worded(line);
  const amount = formatCents(amountCents);
  return (
    <Row>
      <div>
        {quantity > 1 && <>{text('cart.quantity', { count: quantity })} </>}
        <b>{label}</b>
        <LineFacts line={line} timeZone={temple.timeZone} />
        <LineNotes line={line} timeZone={temple.timeZone} accepting={accepting} />
        {leadsAllDates(line.item) && <small>{text('cart.allDates')}</small>}
      </div>
      {changing ? (
        <ChangeAmount line={line} onChange={change} onClose={() => setChanging(false)} />
      ) : (
        <span>
          <b>{line.available ? amount : <s>{amount}</s>}</b>
          {kind === 'donation' && line.available && (
            <IconButton
              ref={pencil}
              icon={IconPencil}
              label={text('cart.change', { label })}
              disabled={stale}
              onClick={() => setChanging(true)}
            />
          )}
          {/* A ticket for one of all dates leaves with the first, unless it can't be had: then all of them have to go. */}
          {(!joinsAllDates(line.item) || !line.available) && (
            <IconButton
              icon={IconTrash}
              label={text('cart.remove', { label, amount })}
              disabled={stale || removing}
              onClick={() => void remove().then((gone) => gone && onRemoved())}
            />
          )}
        </span>
      )}
    </Row>
  );
}

/** The editor is gone with its buttons: the keyboard goes on from what opened it. */
function useFocusAfter(changing: boolean, opener: RefObject<HTMLButtonElement | null>): void {
  const before = useRef(changing);
  useEffect(() => {
    if (before.current && !changing) opener.current?.focus();
    before.current = changing;
  }, [changing, opener]);
}
