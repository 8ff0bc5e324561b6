import { styled } from '@sannidhi/kit';

/** A sentence below what it is about. */
export const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginTop: 8 }));
