import { styled } from '@mui/material/styles';

/** One group of notifications, named by its legend. */
export const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: '12px 0',
  border: 0,
  borderBottom: `1px solid ${theme.vars.palette.role.line}`,
  '&:last-of-type': { borderBottom: 0 },
  '& legend': { float: 'left', width: '100%', padding: 0, fontWeight: 600 },
  '& legend + *': { clear: 'both' },
}));
export const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0 24px', marginTop: 4 });
export const Choice = styled('label')({ display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 44, cursor: 'pointer' });
