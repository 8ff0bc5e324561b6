import { styled } from '@sannidhi/kit';

/** The links below a form. */
export const BelowForm = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 20,
  color: theme.vars.palette.text.secondary,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 },
}));
