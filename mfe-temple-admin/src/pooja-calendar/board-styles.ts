import { styled } from '@sannidhi/kit';

const PHONE = '@media (max-width:899.95px)';

/** In a list, on phones or where it is asked for, a service is a row that says its time. */
const row = {
  '& li': { position: 'static', width: 'auto' },
  '& li button': { width: '100%', display: 'grid', gridTemplateColumns: '8.25rem minmax(0,1fr) auto', gap: '0 12px', alignItems: 'center' },
  '& li button > *': { position: 'static', fontSize: '0.875rem', lineHeight: '1.25rem' },
  '& li time': { display: 'block' },
  // The longest name of a pooja has no room between its time and its places on a phone.
  '@container (max-width: 24rem)': {
    '& li button': { gridTemplateColumns: 'minmax(0,1fr) auto' },
    '& li time': { gridColumn: '1 / -1' },
  },
  '@container (max-width: 16rem)': { '& li button': { gridTemplateColumns: 'minmax(0,1fr)' } },
} as const;
const list = {
  '& [data-axis]': { display: 'none' },
  '& section': { display: 'block', padding: '10px 0 12px' },
  '& section > header': { position: 'static', marginBottom: 6 },
  '& ul': { height: 'auto', display: 'grid', gap: 6, containerType: 'inline-size' },
  ...row,
} as const;

/** The calendar's lanes; `data-as` is `hours`, `days` or `list`. On phones every one of them is the list. */
export const Board = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  '& ul': { position: 'relative', margin: 0, padding: 0, listStyle: 'none' },
  '& section > header': {
    '& h3': theme.typography.subtitle2,
    '& p': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  },
  '& section + section': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& time': { display: 'none', whiteSpace: 'nowrap' },
  '&[data-as="list"]': list,
  [PHONE]: list,
  '@media (min-width:900px)': {
    '&[data-as="hours"]': {
      '& > div': { minWidth: 860, paddingRight: 20 },
      '& section': { display: 'grid', gridTemplateColumns: '160px minmax(0,1fr)', alignItems: 'center', padding: '8px 0' },
      '& section > header': { paddingRight: 12, overflowWrap: 'anywhere' },
      '& ul': { height: 'calc(var(--rows) * 56px - 6px)' },
      '& li': { position: 'absolute', left: 'var(--from)', width: 'var(--length)', top: 'calc(var(--row) * 56px)', whiteSpace: 'nowrap' },
      '& li > button': { height: 50 },
      '& li[data-short] > button > *': { position: 'absolute', left: 'calc(100% + 6px)', top: 8, overflow: 'visible' },
      '& li[data-short] > button > span': { top: 24 },
    },
    '&[data-as="days"] > div': {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(112px,1fr))',
      '& section': { padding: '0 6px 12px', border: 0, minWidth: 0 },
      '& section > header': { padding: '8px 0', textAlign: 'center' },
      '& ul': { display: 'grid', gap: 6 },
      '& section + section': { borderTop: 0, borderLeft: `1px solid ${theme.vars.palette.role.line}` },
      '& time': { display: 'block' },
    },
  },
}));

/** The hours above the lanes. */
export const Axis = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 24,
  marginLeft: 160,
  fontSize: '0.75rem',
  lineHeight: '24px',
  color: theme.vars.palette.text.secondary,
  '& > span': { position: 'absolute', left: 'var(--from)', transform: 'translateX(-50%)', whiteSpace: 'nowrap' },
}));
