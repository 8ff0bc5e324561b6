import { styled } from '@mui/material/styles';

/** A card's lines and buttons, stacked. */
export const AccountStack = styled('div')({ display: 'grid', gap: 16, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' });

/** A word and its chip, with space between them. */
export const Beside = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' });

/** Supporting text. */
export const Quiet = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

/** One thing per line, with what can be done with it at its end. */
export const ListWithActions = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  margin: '0 0 16px',
  width: '100%',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '12px 0',
    borderBottom: `1px solid ${theme.vars.palette.role.line}`,
  },
  '& > li > form': { flex: '1 1 100%' },
  '& > li > div': { flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' },
}));
