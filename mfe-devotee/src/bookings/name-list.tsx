import type { Participant } from '@sannidhi/contracts';
import { styled } from '@sannidhi/kit';
import { useCalendarWords } from '../family/use-calendar-words.ts';

const List = styled('ul')(({ theme }) => ({
  padding: 0,
  margin: '0 0 12px',
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& li': { padding: '8px 0' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& b': { fontWeight: 600, display: 'block' },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

/** The people a pooja is for, with what the priest says of each. */
export function NameList({ participants }: { participants: readonly Participant[] }) {
  const words = useCalendarWords();
  return (
    <List>
      {participants.map(({ name, gotra, nakshatra, rashi }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people of one booking may have the same name.
        <li key={index}>
          <b>{name}</b>
          <small>{[gotra, nakshatra && words.nakshatra(nakshatra), rashi && words.rashi(rashi)].filter(Boolean).join(', ')}</small>
        </li>
      ))}
    </List>
  );
}
