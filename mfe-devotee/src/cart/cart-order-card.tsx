import type { CartOrder } from '@sannidhi/contracts';
import { Banner, Button, Card, Chip, formatCents, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { CartLineRow } from './cart-line-row.tsx';

const Lines = styled('ul')(({ theme }) => ({
  padding: 0,
  margin: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
}));
const Total = styled('p')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: 4,
  paddingTop: 12,
  borderTop: `2px solid ${theme.vars.palette.role.text}`,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
}));
const Foot = styled('div')({ marginTop: 16 });
const Place = styled('p')(({ theme }) => ({
  overflowWrap: 'anywhere',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  marginBottom: 8,
}));

interface CartOrderCardProps {
  order: CartOrder;
  /** Its place among the temples of the cart, where there are several. */
  position: { position: number; total: number } | undefined;
  /** It is the one being paid for. */
  active: boolean;
  stale: boolean;
  onPayFirst: () => void;
  onRemoved: () => void;
}

/** The lines for one temple and what they come to. */
export function CartOrderCard({ order, position, active, stale, onPayFirst, onRemoved }: CartOrderCardProps) {
  const text = useTexts();
  const { name, city, state } = order.temple;
  const step = position && (
    <Chip kind={active ? 'primary' : 'neutral'}>{active ? text('cart.payingNow') : text('cart.position', position)}</Chip>
  );
  return (
    <Card title={name} aside={step}>
      <Place>{text('guest.place', { city, state })}</Place>
      {!order.accepting && (
        <Banner kind="warning" title={text('cart.notAccepting', { temple: name })}>
          {text('cart.notAcceptingHelp')}
        </Banner>
      )}
      <Lines>
        {order.lines.map((line) => (
          <CartLineRow key={line.id} line={line} temple={order.temple} accepting={order.accepting} stale={stale} onRemoved={onRemoved} />
        ))}
      </Lines>
      <Total>
        <span>{text('cart.linesTotal')}</span>
        <span>{formatCents(order.totalCents)}</span>
      </Total>
      {!active && order.accepting && (
        <Foot>
          <Button onClick={onPayFirst} aria-label={text('cart.payFirstName', { temple: name })}>
            {text('cart.payFirst')}
          </Button>
        </Foot>
      )}
    </Card>
  );
}
