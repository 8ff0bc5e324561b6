import type { CartLine, GiftLine } from '@sannidhi/contracts';
import { styled } from '@sannidhi/kit';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';

const Facts = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

interface LineFactsProps {
  line: Pick<CartLine, 'kind'> & Pick<GiftLine, 'occasion'>;
  timeZone: string;
}

/** What a line is, a gift or a fee; and for a pooja when it is on the temple's clocks, and for how many. */
export function LineFacts({ line: { kind, occasion }, timeZone }: LineFactsProps) {
  const text = useTexts();
  const people = occasion?.people ? [text('poojas.summary.people', { count: occasion.people })] : [];
  const when = occasion ? [momentAt(occasion.startsAt, timeZone)] : [];
  return <Facts>{[text(kind === 'donation' ? 'cart.gift' : 'cart.fee'), ...when, ...people].join(' · ')}</Facts>;
}
