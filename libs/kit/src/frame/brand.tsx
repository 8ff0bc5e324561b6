import { styled } from '@mui/material/styles';
import { BRAND } from '@sannidhi/contracts';
import { Link } from 'react-router-dom';
import { Mark } from '../motifs/glyphs.tsx';
import { useKitText } from '../text/use-kit-text.ts';
import { font } from '../theme/scale-tokens.ts';

const Root = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  // Where text is so large that the name doesn't fit beside the tools, it wraps out of sight and leaves them the room.
  flexWrap: 'wrap',
  flexShrink: 1,
  minWidth: 32,
  columnGap: 10,
  height: 44,
  overflow: 'hidden',
  color: theme.vars.palette.primary.main,
  textDecoration: 'none',
  font: `560 1.375rem/1 ${font.display}`,
  '& > *': { minHeight: 44 },
  // Eczar sits high in its box.
  '& > span': { display: 'grid', alignContent: 'center', transform: 'translateY(0.09em)' },
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
