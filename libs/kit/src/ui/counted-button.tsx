import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Place = styled('span')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  '& > b': {
    position: 'absolute',
    top: 2,
    left: '50%',
    minWidth: 20,
    padding: '0 5px',
    borderRadius: 10,
    background: theme.vars.palette.role.primary,
    color: theme.vars.palette.role.onPrimary,
    border: `2px solid ${theme.vars.palette.role.surface}`,
    fontSize: '0.75rem',
    lineHeight: '16px',
    fontWeight: 600,
    textAlign: 'center',
    pointerEvents: 'none',
    '@media (forced-colors: active)': { border: '1px solid' },
  },
}));

/** An icon button with a count at its shoulder, which the button's own label says as well. An empty count shows none. */
export function CountedButton({ count, children }: { count: string; children: ReactNode }) {
  return (
    <Place>
      {children}
      {count && <b aria-hidden="true">{count}</b>}
    </Place>
  );
}
