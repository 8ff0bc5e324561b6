import { styled } from '@mui/material/styles';
import { hiddenText } from '../ui/hidden-text.ts';

/** The frame around bulk bar, table and footer. */
export const TableFrame = styled('div')(({ theme }) => ({
  background: theme.vars.palette.role.surface,
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: theme.density.radiusCard,
  overflow: 'clip',
  '&:focus': { outline: 'none' },
  '@media print': { overflow: 'visible' },
}));

export const TableRoot = styled('table')(({ theme }) => {
  const { role } = theme.vars.palette;
  return {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '& caption': hiddenText,
    '& th': {
      position: 'sticky',
      top: 'var(--frame-top, 0px)',
      zIndex: 1,
      height: 34,
      padding: '0 8px',
      textAlign: 'left',
      whiteSpace: 'nowrap',
      background: role.surface,
      borderBottom: `1px solid ${role.line}`,
      color: theme.vars.palette.text.secondary,
      ...theme.typography.caption,
      fontWeight: 600,
    },
    '& th > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 4,
      minHeight: 32,
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      cursor: 'pointer',
    },
    '& td': {
      height: theme.density.row,
      padding: '0 8px',
      borderBottom: `1px solid ${role.line}`,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    // Not `anywhere`: on paper columns take what their words need, and that would be one letter.
    '& td[data-full]': { whiteSpace: 'normal', overflowWrap: 'break-word' },
    '& tr > :first-child': { paddingLeft: 16 },
    '& tr > :last-child': { paddingRight: 16 },
    '& [data-end]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' },
    '& tr > [data-tick]': { width: 48, padding: '0 4px 0 12px', overflow: 'visible' },
    '& tbody tr': { cursor: 'pointer' },
    '& tbody tr:hover': { background: role.hover },
    '& tbody tr[aria-selected="true"]': { background: role.selected },
    '& tbody tr[aria-current="true"]': { background: role.accentTint, boxShadow: `inset 3px 0 0 ${role.accent}` },
    '& tbody tr:focus-visible': { outlineOffset: -3 },
    '& [data-row-name]': {
      maxWidth: '100%',
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      fontWeight: 500,
      // What names the row is always read in full, in two lines if it has to be.
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      textAlign: 'left',
      cursor: 'pointer',
    },
    // Paper has nothing to press or hover: names are plain text, and every value is printed in full.
    '@media print': {
      // Widths are for screens: columns share the paper by what is in them.
      tableLayout: 'auto',
      '& th': { position: 'static', width: 'auto !important', whiteSpace: 'normal' },
      '& td': { height: 30, whiteSpace: 'normal', overflow: 'visible', overflowWrap: 'break-word' },
      '& th, & td': { paddingInline: 4 },
      '& th > button': { display: 'inline !important' },
      '& [data-row-name]': { display: 'inline !important', textAlign: 'left', overflow: 'visible', overflowWrap: 'break-word' },
      '& tr > [data-tick]': { display: 'none' },
    },
  };
});
