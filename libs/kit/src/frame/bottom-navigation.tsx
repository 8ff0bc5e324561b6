import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { canonicalPath } from '@sannidhi/contracts';
import { Link, useLocation } from 'react-router-dom';
import { formatCount } from '../i18n/format.ts';
import { AreaIconShape } from '../icons/area-icon.tsx';
import { useKitText } from '../text/use-kit-text.ts';
import { layout, SHORT, z } from '../theme/scale-tokens.ts';
import { CountedButton } from '../ui/counted-button.tsx';
import { currentLink } from './current-link.ts';
import type { FrameLink } from './frame-types.ts';

const DOCK = {
  ':root': { '--dock-height': `calc(${layout.bottomNav}px + env(safe-area-inset-bottom))`, [SHORT]: { '--dock-height': '0px' } },
};

const Dock = styled('nav')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: z.bottomNav,
  background: theme.vars.palette.role.surface,
  boxShadow: theme.vars.palette.role.dockShadow,
  paddingBottom: 'env(safe-area-inset-bottom)',
  [SHORT]: { position: 'static' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    alignItems: 'end',
    maxWidth: 620,
    height: layout.bottomNav,
    margin: '0 auto',
    padding: 0,
    listStyle: 'none',
  },
}));
const Entry = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  height: layout.bottomNav,
  padding: '0 2px 10px',
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  textDecoration: 'none',
  // Five words in one row: in large text they grow as far as the row has room.
  fontSize: 'min(0.8125rem, 3.5vw, 20px)',
  lineHeight: 16 / 13,
  fontWeight: 500,
  '&[aria-current]': { color: theme.vars.palette.primary.main, fontWeight: 600 },
  '&[aria-current]:not([data-door])::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    width: 32,
    height: 3,
    borderRadius: '0 0 3px 3px',
    background: theme.vars.palette.primary.main,
    '@media (forced-colors: active)': { background: 'Highlight' },
  },
  '&[data-door]': { color: theme.vars.palette.primary.main, fontWeight: 600 },
  '&:focus-visible': { outlineOffset: -3, borderRadius: 8 },
  ':root:not(:lang(en)) &': { fontSize: 'min(0.75rem, max(12px, 3.2vw), 18px)', lineHeight: 1.35 },
  '@media (max-width:374.95px)': { fontSize: 'min(0.75rem, 12px)', lineHeight: 14 / 12 },
}));
/** The doorway: round top, 12 px foot, raised; only the Temple item has it. */
const Door = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 60,
  height: 56,
  borderRadius: '30px 30px 12px 12px',
  background: theme.vars.palette.role.primary,
  color: theme.vars.palette.role.onPrimary,
  boxShadow: `0 0 0 4px ${theme.vars.palette.role.surface}`,
}));

/** The devotee's five items; the middle one is the temple's doorway. A page's aliases highlight the same item. */
export function BottomNavigation({ links }: { links: readonly FrameLink[] }) {
  const text = useKitText();
  const { pathname } = useLocation();
  const middle = Math.floor(links.length / 2);
  const current = currentLink(
    links.map(({ to }) => to),
    canonicalPath(pathname),
    '',
  );
  return (
    <>
      <GlobalStyles styles={DOCK} />
      <Dock aria-label={text('frame.main')}>
        <ul>
          {links.map(({ to, label, icon, count }, index) => (
            <li key={to}>
              <Entry
                to={to}
                data-door={index === middle || undefined}
                aria-current={to === current ? 'page' : undefined}
                aria-label={count ? text('frame.newIn', { label, count }) : undefined}
              >
                {index === middle ? (
                  <Door>
                    <AreaIconShape of={icon} size={32} />
                  </Door>
                ) : (
                  <CountedButton count={count ? formatCount(count) : ''}>
                    <AreaIconShape of={icon} size={24} />
                  </CountedButton>
                )}
                {label}
              </Entry>
            </li>
          ))}
        </ul>
      </Dock>
    </>
  );
}
