import { styled } from '@sannidhi/kit';

const HATCH = (color: string) => `repeating-linear-gradient(135deg, ${color} 0 1.5px, transparent 1.5px 5px)`;

/** The common look of entries: a tint and an outline for each layer, hatched ends for setup and teardown, sindoor for conflicts. */
export const Board = styled('div')(({ theme }) => {
  const { role } = theme.vars.palette;
  return {
    fontSize: '0.75rem',
    lineHeight: '1rem',
    '& button[data-look]': {
      display: 'block',
      width: '100%',
      minHeight: 28,
      padding: 0,
      border: `1px solid ${role.control}`,
      borderRadius: 6,
      background: role.surface,
      color: role.text,
      font: 'inherit',
      textAlign: 'start',
      overflow: 'hidden',
      cursor: 'pointer',
    },
    '& button[data-look="pooja"]': {
      background: role.primaryTint,
      color: role.primary,
      borderColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    },
    '& button[data-look="event"]': {
      background: role.accentTint,
      color: role.accent,
      borderColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    },
    '& button[data-look="use"]': { background: role.sunken },
    '& button[data-tentative]': { borderStyle: 'dashed' },
    '& button[data-clash]': { borderColor: role.error, boxShadow: `0 0 0 1px ${role.error}` },
    '& button[aria-pressed="true"]': { boxShadow: `0 0 0 2px ${role.surface}, 0 0 0 4px ${role.focus}` },
    '& [data-ghost]': {
      border: `2px dashed ${role.accent}`,
      borderRadius: 6,
      background: role.surface,
      color: role.accent,
      padding: '4px 6px',
    },
    '& [data-body]': { display: 'block', padding: '3px 6px 5px' },
    '& [data-body] > *': { display: 'block', overflowWrap: 'anywhere' },
    '& [data-when]': { display: 'flex', alignItems: 'center', gap: 4 },
    '& [data-when] > svg': { flex: 'none' },
    '& [data-when] > svg:last-of-type:not(:first-of-type)': { marginInlineStart: 'auto', color: role.error },
    '& [data-body] > b': { fontWeight: 600 },
    '& [data-body] > small': { font: 'inherit', color: role.textSecondary },
    '& [data-hatch]': {
      display: 'flex',
      alignItems: 'stretch',
      minHeight: 18,
      padding: '0 4px',
      background: `${HATCH(role.line)}, ${role.surface}`,
      color: role.textSecondary,
    },
    '& [data-hatch] > span': { background: role.surface, padding: '0 3px' },
  };
});

/** Rows are resources, columns are days. */
export const Grid = styled('div')(({ theme }) => {
  const { role } = theme.vars.palette;
  const line = `1px solid ${role.line}`;
  return {
    background: role.surface,
    border: line,
    borderRadius: 12,
    overflowX: 'auto',
    '& table': { width: '100%', minWidth: '60rem', height: 1, tableLayout: 'fixed', borderCollapse: 'collapse' },
    '& th, & td': { border: line, borderTop: 0, padding: '7px 5px 8px', verticalAlign: 'top', textAlign: 'start', fontWeight: 400 },
    '& tr > :first-of-type': { borderLeft: 0, width: '7rem' },
    '& tr > :last-of-type': { borderRight: 0 },
    '& tbody tr:last-of-type > *': { borderBottom: 0 },
    '& th': { fontSize: '0.75rem', lineHeight: '1rem', color: role.textSecondary },
    '& th > b, & th > span, & th > small': { display: 'block', font: 'inherit' },
    '& tbody th > b': { fontSize: '0.8125rem', fontWeight: 600, color: role.text },
    '& [data-date]': { display: 'flex', alignItems: 'center', gap: 6, fontSize: '0.875rem', lineHeight: '1.5rem', color: role.text },
    '& [data-date] > button': {
      border: 0,
      padding: 0,
      minHeight: 24,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      fontWeight: 600,
      cursor: 'pointer',
    },
    '& [data-date] > button > b': { fontSize: '1.125rem', fontWeight: 700 },
    '& [data-date] > svg': { marginInlineStart: 'auto' },
    '& [data-today]': { color: role.primary },
    '& [data-festival]': { minHeight: 16, color: role.text, fontWeight: 600 },
    '& td > div': { display: 'flex', flexDirection: 'column', gap: 5, minHeight: 44 },
    '& td[data-over]': { background: role.accentTint },
    '& [data-occupancy]': { position: 'relative', display: 'block', height: 5, borderRadius: 3, background: role.sunken, marginBottom: 2 },
    '& [data-occupancy] i': { position: 'absolute', top: 0, bottom: 0, borderRadius: 2, background: role.control },
    '& [data-occupancy] i[data-look="pooja"]': { background: role.primary },
    '& [data-occupancy] i[data-look="event"]': { background: role.accent },
    '& [data-occupancy] i[data-clash]': { top: -3, bottom: -3, background: role.error },
  };
});

/** Seven columns of days. */
export const Month = styled('div')(({ theme }) => {
  const { role } = theme.vars.palette;
  const line = `1px solid ${role.line}`;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    background: role.surface,
    border: line,
    borderRadius: 12,
    overflow: 'hidden',
    '& > div': {
      contain: 'layout style',
      minHeight: 112,
      borderBottom: line,
      borderLeft: line,
      padding: 5,
      display: 'flex',
      flexDirection: 'column',
      gap: 3,
      minWidth: 0,
    },
    '& > [data-weekday]': { padding: '6px 8px', borderBottom: line, color: role.textSecondary, fontWeight: 600 },
    '& > div:nth-of-type(7n+1)': { borderLeft: 0 },
    '& > div[data-other]': { background: role.sunken },
    '& > div[data-today] [data-number]': { background: role.primary, color: role.onPrimary, borderRadius: 12 },
    '@media (forced-colors: active)': { '& > div[data-today] [data-number]': { outline: '2px solid Highlight' } },
    '& header': { display: 'flex', alignItems: 'center', gap: 4, minWidth: 0 },
    '& header small': { font: 'inherit', color: role.textSecondary, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& [data-number]': {
      minWidth: 24,
      minHeight: 24,
      border: 0,
      padding: '0 4px',
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      fontWeight: 600,
      cursor: 'pointer',
    },
    '& button[data-look]': { padding: '2px 5px', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    '& button[data-look] > svg, & button[data-look] > span': { verticalAlign: 'middle', marginInlineEnd: 4 },
    '& button[data-look] > span + svg': { color: role.error },
    '& button[data-look] > b': { fontWeight: 600, verticalAlign: 'middle' },
    '& button[data-more]': {
      border: 0,
      background: 'none',
      padding: '2px 5px',
      font: 'inherit',
      color: role.textSecondary,
      textAlign: 'start',
      cursor: 'pointer',
    },
    '@media (max-width:899.95px)': {
      '& > div': { position: 'relative', minHeight: 64 },
      '& header small': { display: 'none' },
      // The day is a target as a whole: its marks are too small for one each.
      '& [data-number]::after': { content: '""', position: 'absolute', inset: 0 },
      '& > div > small': { font: 'inherit', color: role.textSecondary, paddingInlineStart: 4 },
      '& [data-mark]': { display: 'block', height: 6, borderRadius: 3, background: role.control },
      '& [data-mark][data-look="pooja"]': { background: role.primary },
      '& [data-mark][data-look="event"]': { background: role.accent },
      '& [data-mark][data-clash]': { background: role.error },
      '& > [data-weekday]': { padding: '6px 0', textAlign: 'center', overflow: 'hidden' },
    },
  };
});

/** A day's entries in order, with their times beside them. */
export const Agenda = styled('ol')(({ theme }) => {
  const { role } = theme.vars.palette;
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: 8,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    '& > li': { display: 'grid', gridTemplateColumns: '84px minmax(0, 1fr)', gap: 12 },
    '& > li > time': { textAlign: 'end', paddingTop: 8, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    '& > li > time small': { display: 'block', font: 'inherit', fontWeight: 400, color: role.textSecondary },
    '& button[data-look]': { minHeight: 48, borderRadius: 10 },
    '& [data-body]': { padding: '7px 12px' },
    '& [data-body] > [data-when]': { float: 'inline-end', paddingTop: 2 },
    '& [data-when] > time': { display: 'none' },
    '& button[data-look] + small': {
      display: 'block',
      padding: '2px 4px 0',
      font: 'inherit',
      fontSize: '0.8125rem',
      color: role.textSecondary,
    },
  };
});
