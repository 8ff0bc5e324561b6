import type { Cart } from '@sannidhi/contracts';
import { Card, type CartEntry, type CartHandle, formatCents, IconButton, IconTrash, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

const List = styled('ul')({
  padding: 0,
  margin: '12px 0 0',
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 12 },
  '& span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600 },
});

interface WaitingLinesProps {
  lines: readonly CartEntry[];
  /** What the account has. */
  known: Cart;
  onRemove: CartHandle['remove'];
}

/** What this browser keeps for the account's cart until there is a connection. */
export function WaitingLines({ lines, known, onRemove }: WaitingLinesProps) {
  const text = useTexts();
  const sent = new Set(known.orders.flatMap((order) => order.lines.map(({ id }) => id)));
  const waiting = lines.filter(({ id }) => !sent.has(id));
  if (waiting.length === 0) return null;
  return (
    <Card title={text('cart.waiting')}>
      <p>{text('cart.waitingHelp')}</p>
      <List>
        {waiting.map(({ id, label, amountCents }) => (
          <li key={id}>
            <span>{label}</span>
            <b>{formatCents(amountCents)}</b>
            <IconButton
              icon={IconTrash}
              label={text('cart.remove', { label, amount: formatCents(amountCents) })}
              onClick={() => void onRemove(id)}
            />
          </li>
        ))}
      </List>
    </Card>
  );
}
