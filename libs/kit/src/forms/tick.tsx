import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import Radio, { type RadioProps } from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { Icon } from '../icons/icon.tsx';
import { IconCheck, IconMinus } from '../icons/icons.ts';

/** The side of a box and of a ring. */
const sizeOf = (control: number) => (control === 36 ? 18 : 24);

const Box = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: sizeOf(theme.density.control),
  height: sizeOf(theme.density.control),
  borderRadius: 5,
  border: `2px solid ${theme.vars.palette.role.control}`,
  background: theme.vars.palette.role.surface,
  color: theme.vars.palette.role.onPrimary,
}));
const Ring = styled('span')(({ theme }) => ({
  width: sizeOf(theme.density.control),
  height: sizeOf(theme.density.control),
  borderRadius: '50%',
  border: `2px solid ${theme.vars.palette.role.control}`,
  background: theme.vars.palette.role.surface,
}));
const PLAIN = {
  padding: '4px',
  '&:hover': { background: 'none' },
  '&.Mui-focusVisible > span': { outline: '3px solid', outlineColor: 'var(--mui-palette-role-focus)', outlineOffset: 2 },
};
// What is chosen shows by the input's own state: a screen that is painted before its script shows it as well.
const PlainCheckbox = styled(Checkbox)(({ theme: { vars } }) => {
  const on = { borderColor: vars.palette.role.primary, background: vars.palette.role.primary };
  return {
    ...PLAIN,
    '& > input:checked + span': on,
    '& > input[data-indeterminate="true"] + span': on,
    '& > input:not(:checked):not([data-indeterminate="true"]) + span > svg': { visibility: 'hidden' },
  };
});
const PlainRadio = styled(Radio)(({ theme: { vars, density } }) => ({
  ...PLAIN,
  '& > input:checked + span': { borderWidth: density.control === 36 ? 6 : 8, borderColor: vars.palette.role.primary },
}));

const CHECK = (
  <Box>
    <Icon of={IconCheck} size={16} stroke={2.6} />
  </Box>
);
const MINUS = (
  <Box>
    <Icon of={IconMinus} size={16} stroke={2.6} />
  </Box>
);

/** MUI's checkbox with the design's box. */
export const Tick = (props: CheckboxProps) => <PlainCheckbox {...props} icon={CHECK} checkedIcon={CHECK} indeterminateIcon={MINUS} />;

/** MUI's radio with the design's ring. */
export const RadioTick = (props: RadioProps) => <PlainRadio {...props} icon={<Ring />} checkedIcon={<Ring />} />;
