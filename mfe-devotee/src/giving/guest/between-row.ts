import { styled } from '@sannidhi/kit';

/** A quiet line with something at either end. */
export const BetweenRow = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 16px',
  color: theme.vars.palette.text.secondary,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 },
}));
