import { styled } from '@mui/material/styles';
import { Icon } from '../icons/icon.tsx';
import { IconCheck } from '../icons/icons.ts';
import { useKitText } from '../text/use-kit-text.ts';

const Round = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  padding: 0,
  border: `2px solid ${theme.vars.palette.role.control}`,
  borderRadius: '50%',
  background: 'none',
  color: theme.vars.palette.role.surface,
  cursor: 'pointer',
  '&[aria-pressed="true"]': { background: theme.vars.palette.role.success, borderColor: theme.vars.palette.role.success },
}));

/** Ticks a name once it was said; large enough for a hand that holds a lamp in the other. */
export function ReadTick({ name, on, onChange }: { name: string; on: boolean; onChange: () => void }) {
  const text = useKitText();
  return (
    <Round type="button" aria-pressed={on} aria-label={text('sheet.read', { name })} onClick={onChange}>
      {on && <Icon of={IconCheck} />}
    </Round>
  );
}
