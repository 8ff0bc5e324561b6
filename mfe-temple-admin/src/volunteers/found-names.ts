import { styled } from '@sannidhi/kit';

/** The matches of a picker, each a button. */
export const FoundNames = styled('ul')(({ theme }) => ({
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: 8,
  overflow: 'clip',
  '& button': { justifyContent: 'flex-start', textAlign: 'left', width: '100%', borderRadius: 0, overflowWrap: 'anywhere' },
}));
export const Note = styled('p')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary, marginTop: 6 }));
export const Problem = styled(Note)(({ theme }) => ({ color: theme.vars.palette.error.main }));
