import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Frame = styled('section')(({ theme }) => ({
  position: 'relative',
  background: theme.vars.palette.role.surface,
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: theme.density.radiusCard,
  overflow: 'clip',
  // A table that extends to the border needs no frame of its own.
  '&[data-flush] > div': { border: 0, borderRadius: 0 },
}));
const Body = styled('div')(({ theme }) => ({
  padding: theme.density.cardPadding,
  '@media (max-width:899.95px)': { padding: theme.density.cardPadding > 20 ? '20px 16px' : theme.density.cardPadding },
}));
const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '4px 12px',
  marginBottom: theme.density.cardPadding > 16 ? 16 : 10,
  '& h2': { ...theme.typography.h2, maxWidth: '100%', overflowWrap: 'break-word' },
}));

interface CardProps {
  /** Becomes an `h2` and the card's name. */
  title?: string;
  /** One link or small control to the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
  /** Lets rows and tables extend to the border. */
  flush?: boolean;
}

/** Contains things to act on; a group of facts needs only space or a hairline. */
export function Card({ title, aside, children, flush = false }: CardProps) {
  const head = title !== undefined && (
    <Head style={flush ? { padding: '14px 16px 10px', marginBottom: 0 } : undefined}>
      <h2>{title}</h2>
      {aside}
    </Head>
  );
  return (
    <Frame aria-label={title} data-flush={flush || undefined}>
      {flush ? (
        <>
          {head}
          {children}
        </>
      ) : (
        <Body>
          {head}
          {children}
        </Body>
      )}
    </Frame>
  );
}
