import type { CartLine } from '@sannidhi/contracts';
import { formatCents, Icon, IconAlertTriangle, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { joinsAllDates, leadsAllDates } from './all-dates.ts';
import { HeldUntil } from './held-until.tsx';

const Note = styled('span')<{ tone: 'error' | 'warning' }>(({ theme, tone }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  color: theme.vars.palette.role[tone],
  '& > svg': { flex: 'none', marginTop: 1 },
}));

/** What a person has to know about a line before paying: it is gone, it changed, it is held for a while. */
export function LineNotes({ line, accepting }: { line: CartLine; accepting: boolean }) {
  const text = useTexts();
  const { available, was, label, amountCents, heldUntil } = line;
  return (
    <>
      {accepting && !available && (
        <Note tone="error">
          <Icon of={IconAlertTriangle} size="sm" />
          {text(leadsAllDates(line.item) || joinsAllDates(line.item) ? 'cart.unavailableDate' : 'cart.unavailable')}
        </Note>
      )}
      {was && was.amountCents !== amountCents && (
        <Note tone="warning">
          <Icon of={IconAlertTriangle} size="sm" />
          {text('cart.wasAmount', { was: formatCents(was.amountCents), now: formatCents(amountCents) })}
        </Note>
      )}
      {was && was.label !== label && (
        <Note tone="warning">
          <Icon of={IconAlertTriangle} size="sm" />
          {text('cart.wasLabel', { was: was.label })}
        </Note>
      )}
      {heldUntil && <HeldUntil key={heldUntil} until={heldUntil} label={label} />}
    </>
  );
}
