import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import Radio, { type RadioProps } from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { Icon } from '../icons/icon.tsx';
import { IconCheck, IconMinus } from '../icons/icons.ts';

const Box = styled('span', { shouldForwardProp: (prop) => prop !== 'on' })<{ on?: boolean }>(({ theme, on }) => ({
  display: 'grid',
  placeItems: 'center',
  width: theme.density.control === 36 ? 18 : 24,
  height: theme.density.control === 36 ? 18 : 24,
  borderRadius: 5,
  border: `2px solid ${on ? theme.vars.palette.role.primary : theme.vars.palette.role.control}`,
  background: on ? theme.vars.palette.role.primary : theme.vars.palette.role.surface,
  color: theme.vars.palette.role.onPrimary,
}));
const Ring = styled('span', { shouldForwardProp: (prop) => prop !== 'on' })<{ on?: boolean }>(({ theme, on }) => ({
  width: theme.density.control === 36 ? 18 : 24,
  height: theme.density.control === 36 ? 18 : 24,
  borderRadius: '50%',
  border: on
    ? `${theme.density.control === 36 ? 6 : 8}px solid ${theme.vars.palette.role.primary}`
    : `2px solid ${theme.vars.palette.role.control}`,
  background: theme.vars.palette.role.surface,
}));
const PLAIN = {
  padding: '4px',
  '&:hover': { background: 'none' },
  '&.Mui-focusVisible > span': { outline: '3px solid', outlineColor: 'var(--mui-palette-role-focus)', outlineOffset: 2 },
};

/** MUI's checkbox with the design's box. */
export function Tick(props: CheckboxProps) {
  return (
    <Checkbox
      {...props}
      sx={PLAIN}
      icon={<Box />}
      checkedIcon={
        <Box on>
          <Icon of={IconCheck} size={16} stroke={2.6} />
        </Box>
      }
      indeterminateIcon={
        <Box on>
          <Icon of={IconMinus} size={16} stroke={2.6} />
        </Box>
      }
    />
  );
}

/** MUI's radio with the design's ring. */
export function RadioTick(props: RadioProps) {
  return <Radio {...props} sx={PLAIN} icon={<Ring />} checkedIcon={<Ring on />} />;
}
