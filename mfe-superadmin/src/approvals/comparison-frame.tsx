import { styled } from '@sannidhi/kit';

/** A table for comparing side by side: on a phone one below the other. */
export const ComparisonFrame = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: theme.density.radiusCard,
  background: theme.vars.palette.role.surface,
  overflow: 'clip',
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& th, & td': { padding: '10px 14px', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& thead th': { ...theme.typography.caption, fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& tbody th': { fontWeight: 400, color: theme.vars.palette.text.secondary, width: '24%' },
  '& tr[data-verdict=look]': { background: theme.vars.palette.role.warningTint },
  '& td > span': { display: 'flex', gap: 8 },
  '& tr svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& tr[data-verdict=good] svg': { color: theme.vars.palette.role.success },
  '& tr[data-verdict=look] svg': { color: theme.vars.palette.role.warning },
  '@media (max-width:599.95px)': {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr, & tbody th, & tbody td': { display: 'block', width: 'auto' },
    '& tbody th, & tbody td': { padding: '6px 14px' },
  },
}));
