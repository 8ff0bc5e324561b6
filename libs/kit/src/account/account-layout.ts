import { styled } from '@mui/material/styles';

/** A card's lines and buttons, stacked. */
export const AccountStack = styled('div')({ display: 'grid', gap: 16, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' });

/** A word and its chip, with space between them. */
export const Beside = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' });

/** Supporting text. */
export const Quiet = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
