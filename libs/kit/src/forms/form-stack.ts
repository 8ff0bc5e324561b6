import { styled } from '@mui/material/styles';

/** One column of fields. */
export const FormStack = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.density.control >= 48 ? 20 : 16,
}));

/** The buttons at the end of a form: the main action last, on the right. */
export const FormActions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 });

/** Two fields that belong together (city and state, amount and reason); stacked on a phone. */
export const FieldPair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: 16,
  alignItems: 'start',
});
