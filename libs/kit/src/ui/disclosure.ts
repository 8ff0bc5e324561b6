import { styled } from '@mui/material/styles';

/** Expandable content: a `summary` with a marker that shows its direction, then the rest. */
export const Disclosure = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 32,
    color: theme.vars.palette.role.primary,
    fontWeight: 600,
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '& > summary::before': { content: '"▸" / ""', marginRight: 8 },
  '&[open] > summary::before': { content: '"▾" / ""' },
  '@media print': { '&:not([open])': { display: 'none' } },
}));
