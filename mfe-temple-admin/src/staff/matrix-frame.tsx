import { Box, styled } from '@sannidhi/kit';
import type { ReactNode } from 'react';

/** Below it the matrix shows one role at a time. */
const NARROW = '@media (max-width:899.95px)';

const Frame = styled(Box)(({ theme }) => {
  const { role } = theme.vars.palette;
  return {
    overflowX: 'auto',
    border: `1px solid ${role.line}`,
    borderRadius: theme.density.radiusCard,
    background: role.surface,
    '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
    '& th, & td': {
      padding: '6px 10px',
      minWidth: 104,
      textAlign: 'left',
      fontWeight: 400,
      borderTop: `1px solid ${role.line}`,
      background: role.surface,
    },
    '& td, & th + th': { borderLeft: `1px solid ${role.line}` },
    '& thead th': { verticalAlign: 'bottom', borderTop: 0, background: role.canvas, fontWeight: 600 },
    '& thead small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
    '& tbody th': { position: 'sticky', left: 0, zIndex: 1, minWidth: 240, paddingLeft: 16 },
    '& tr[data-area] th': {
      ...theme.typography.caption,
      fontWeight: 600,
      color: theme.vars.palette.text.secondary,
      background: role.canvas,
    },
    '& [data-yes]': { color: role.success },
    '& [data-no]': { color: theme.vars.palette.text.secondary },
    '& [data-draft]': {
      position: 'sticky',
      right: 0,
      zIndex: 1,
      background: role.primaryTint,
      boxShadow: `inset 2px 0 0 ${role.primary}, inset -2px 0 0 ${role.primary}`,
    },
    '& thead [data-draft]': { color: role.primary },
    // The row's sentence is the box's label: it shows once, and reads with the box.
    '& td label > span:last-of-type': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& td label': { minHeight: 0, padding: 0 },
    [NARROW]: {
      '& tbody th': { position: 'static', minWidth: 0 },
      '& th, & td': { minWidth: 0 },
      '& td': { width: '30%' },
      '& [data-role]:not([data-shown])': { display: 'none' },
      '& td label': { minHeight: 44, alignItems: 'center' },
    },
  };
});

/** A table that scrolls within its frame if there are more roles than fit, by keyboard too. */
export function MatrixFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Frame role="region" aria-label={label} tabIndex={0}>
      {children}
    </Frame>
  );
}
