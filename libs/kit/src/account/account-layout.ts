import { styled } from '@mui/material/styles';

/** Lines and buttons of a card under each other. */
export const AccountStack = styled('div')({ display: 'grid', gap: 16, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' });

/** A word and its chip, with room between them. */
export const Beside = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' });

/** What helps and is not the thing itself. */
export const Quiet = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
