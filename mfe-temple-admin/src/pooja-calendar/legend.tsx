import { styled, useStateWord } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

const Keys = styled('ul')(({ theme }) => {
  const { role } = theme.vars.palette;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    margin: '10px 0 0',
    padding: 0,
    listStyle: 'none',
    ...theme.typography.caption,
    color: role.textSecondary,
    '& li': { display: 'flex', alignItems: 'center', gap: 6 },
    '& i': { width: 14, height: 14, borderRadius: 3, border: `1px solid ${role.lineStrong}`, background: role.primaryTint },
    '& i[data-state="offered"]': { border: `2px dashed ${role.warningMark}`, background: role.surface },
    '& i[data-state="declined"]': { borderColor: role.control, background: role.surface },
    '& i[data-state="completed"]': { background: role.sunken },
    '& i[data-state="open"]': { borderColor: role.warningMark, background: role.warningTint },
  };
});
const STATES = ['accepted', 'offered', 'declined', 'completed'] as const;

/** What the calendar's colors and borders mean. */
export function Legend() {
  const text = useOfficeText('poojaCalendar');
  const word = useStateWord();
  return (
    <Keys aria-label={text('legend')}>
      {STATES.map((state) => (
        <li key={state}>
          <i data-state={state} />
          {word('priest-assignment', state)}
        </li>
      ))}
      <li>
        <i data-state="open" />
        {text('open')}
      </li>
    </Keys>
  );
}
