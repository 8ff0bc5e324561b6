import { styled } from '@mui/material/styles';

/** Lines and buttons of a card under each other. */
export const AccountStack = styled('div')({ display: 'grid', gap: 16, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' });

/** What helps and is not the thing itself. */
export const Quiet = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
