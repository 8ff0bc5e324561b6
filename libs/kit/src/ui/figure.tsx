import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { font } from '../theme/scale-tokens.ts';

const Root = styled('dl')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  '& dt': { ...theme.typography.caption, fontSize: theme.typography.body2.fontSize, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& dd:first-of-type': {
    font: `560 ${theme.density.control === 36 ? '1.625rem/2rem' : '2.125rem/2.5rem'} ${font.display}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'anywhere',
  },
  '& dd + dd': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
  background: theme.vars.palette.role.surface,
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: theme.density.radiusCard,
  overflow: 'clip',
  gap: 1,
  '& > dl': { outline: `1px solid ${theme.vars.palette.role.line}`, padding: theme.density.cardPadding },
  '@media (min-width:600px) and (max-width:1099.95px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

interface FigureProps {
  label: string;
  /** Formatted; money that is owed is never abbreviated. */
  value: ReactNode;
  /** What it is compared with, or what it consists of. */
  note?: ReactNode;
}

/** One important number, labeled above, explained below. Use `Figures` for several. */
export function Figure({ label, value, note }: FigureProps) {
  return (
    <Root>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {note !== undefined && <dd>{note}</dd>}
    </Root>
  );
}

/** Figures side by side with hairlines between them. */
export function Figures({ children }: { children: ReactNode }) {
  return <Row>{children}</Row>;
}
