import type { OwnDonation } from '@sannidhi/contracts';
import { formatCents, styled } from '@sannidhi/kit';
import { worded } from '../temples/worded.ts';
import { LineFacts } from './line-facts.tsx';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  '& > li': { display: 'flex', gap: 12, justifyContent: 'space-between', overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600 },
  '& > li > b': { fontVariantNumeric: 'tabular-nums lining-nums', color: theme.vars.palette.text.primary },
}));

/** What was paid for, line by line: each gift and each fee, and when its pooja is. */
export function PaidLines({ gift: { lines, temple } }: { gift: OwnDonation }) {
  return (
    <List>
      {lines.map((line) => (
        <li key={line.id}>
          <div>
            <b>{worded(line).label}</b>
            <LineFacts line={line} timeZone={temple.timeZone} />
          </div>
          <b>{formatCents(line.amountCents)}</b>
        </li>
      ))}
    </List>
  );
}
