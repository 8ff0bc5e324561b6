import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  minWidth: 0,
  '& > h2': { ...theme.typography.caption, fontWeight: 600, color: theme.vars.palette.text.secondary },
}));
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });

/** One component of the kit under its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Root>
      <h2>{name}</h2>
      {children}
    </Root>
  );
}

/** States of one component side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <Line>{children}</Line>;
}
