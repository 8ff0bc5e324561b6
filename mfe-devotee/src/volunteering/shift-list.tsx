import { styled } from '@sannidhi/kit';

/** Shifts one below the other. */
export const ShiftList = styled('ul')({ display: 'grid', gap: 12, padding: 0, margin: 0, listStyle: 'none' });

export const ShiftItem = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  overflowWrap: 'anywhere',
  background: theme.vars.palette.role.surface,
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: theme.density.radiusCard,
  '& h2, & h3': theme.typography.h4,
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });
