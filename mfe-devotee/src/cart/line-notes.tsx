import type { CartLine } from '@sannidhi/contracts';
import { formatCents, Icon, IconAlertTriangle, styled } from '@sannidhi/kit';
import { momentAt } from '../poojas/temple-time.ts';
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

interface LineNotesProps {
  line: CartLine;
  timeZone: string;
  accepting: boolean;
}

/** What a person has to know about a line before paying: it is gone, it changed, it is held for a while. */
export function LineNotes({ line, timeZone, accepting }: LineNotesProps) {
  const text = useTexts();
  const { available, was, label, amountCents, heldUntil } = line;
  const moved = movedFrom(line);
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
      {moved && (
        <Note tone="warning">
          <Icon of={IconAlertTriangle} size="sm" />
          {text('cart.wasTime', { was: momentAt(moved.was, timeZone), now: momentAt(moved.now, timeZone) })}
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

/** When a line took place as it was added and when it does now, where that differs. */
function movedFrom({ was, occasion }: CartLine): { was: string; now: string } | null {
  if (!was?.startsAt || !occasion || was.startsAt === occasion.startsAt) return null;
  return { was: was.startsAt, now: occasion.startsAt };
}
