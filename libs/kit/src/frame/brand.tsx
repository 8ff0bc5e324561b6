import { styled } from '@mui/material/styles';
import { BRAND } from '@sannidhi/contracts';
import { Link } from 'react-router-dom';
import { Mark } from '../motifs/glyphs.tsx';
import { useKitText } from '../text/use-kit-text.ts';
import { font } from '../theme/scale-tokens.ts';

const Root = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  color: theme.vars.palette.primary.main,
  textDecoration: 'none',
  font: `560 1.375rem/1 ${font.display}`,
  // Eczar sits high in its box.
  '& > span': { transform: 'translateY(0.09em)' },
  // On the narrowest phones only the mark is shown, to leave room for the tools.
  '@media (max-width:359.95px)': { '& > span': { display: 'none' } },
}));

/** The mark and the name; links home. */
export function Brand({ to = '/' }: { to?: string }) {
  const text = useKitText();
  return (
    <Root to={to} aria-label={text('frame.home', { brand: BRAND.name })}>
      <Mark size={28} />
      <span>{BRAND.name}</span>
    </Root>
  );
}
