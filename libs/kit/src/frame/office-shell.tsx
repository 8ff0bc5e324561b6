import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IconMenu2 } from '../icons/icons.ts';
import { OfficeSearch } from '../search/office-search.tsx';
import { useKitText } from '../text/use-kit-text.ts';
import { layout, SHORT, z } from '../theme/scale-tokens.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { type AccountLink, AccountMenu } from './account-menu.tsx';
import type { FrameProps } from './frame-types.ts';
import type { OfficeGroup } from './navigation-groups.tsx';
import { OfficeNavigation } from './office-navigation.tsx';
import { SkipLink } from './skip-link.tsx';
import { LanguageSwitch, ThemeSwitch } from './switches.tsx';

const NARROW = '@media (max-width:899.95px)';
const PHONE = '@media (max-width:479.95px)';
const TINY = '@media (max-width:359.95px)';
const BAR = { ':root': { '--frame-top': `${layout.officeBar}px`, [SHORT]: { '--frame-top': '0px' } } };

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: `${layout.officeNav}px minmax(0, 1fr)`,
  minHeight: '100vh',
  [NARROW]: { display: 'block' },
  '@media print': { display: 'block' },
});
const Side = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  height: '100vh',
  borderRight: `1px solid ${theme.vars.palette.role.line}`,
  [NARROW]: { display: 'none' },
}));
const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: z.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: layout.officeBar,
  padding: '0 24px',
  background: theme.vars.palette.role.surface,
  borderBottom: `1px solid ${theme.vars.palette.role.line}`,
  '& > b': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > [data-space]': { flex: 1 },
  '& > [data-narrow]': { display: 'none' },
  '& > [data-theme-switch]': { display: 'contents', [PHONE]: { display: 'none' } },
  [SHORT]: { position: 'static' },
  [NARROW]: { padding: '0 8px', '& > [data-narrow]': { display: 'block' } },
  // A temple's name is read in full, in two lines if it has to be; the smallest bar leaves it to the drawer.
  [PHONE]: { '& > b': { whiteSpace: 'normal', fontSize: '0.875rem', lineHeight: 1.25, maxHeight: '2.5em', overflowWrap: 'anywhere' } },
  [TINY]: { '& > b[data-narrow]': { display: 'none' } },
}));
const Main = styled('main')({ padding: 24, [NARROW]: { padding: 16 }, '@media print': { padding: 0 } });

interface OfficeShellProps extends FrameProps {
  groups: readonly OfficeGroup[];
  place?: { name: string; note: string };
  /** The area's first page. */
  home: string;
  accountLinks?: readonly AccountLink[];
  /** The search over all pages of `groups` and what the office keeps. */
  searches?: boolean;
}

/**
 * The frame of the temple office and the platform portal: 248 px of navigation groups, a bar, full width for work. On phones the groups are
 * in a drawer.
 */
export function OfficeShell({ children, tools, groups, place, home, accountLinks, searches }: OfficeShellProps) {
  const navigation = <OfficeNavigation groups={groups} place={place} home={home} />;
  return (
    <Frame>
      <GlobalStyles styles={BAR} />
      <SkipLink />
      <Side data-frame>{navigation}</Side>
      <div>
        <Bar data-frame>
          <NavigationDrawer>{navigation}</NavigationDrawer>
          <b data-narrow title={place?.name}>
            {place?.name}
          </b>
          {searches && <OfficeSearch pages={groups.flatMap(({ links }) => links)} />}
          <span data-space />
          {tools}
          <LanguageSwitch />
          {/* A phone's bar leaves the room to the temple's name: the profile has the appearance too. */}
          <span data-theme-switch>
            <ThemeSwitch />
          </span>
          <AccountMenu links={accountLinks} />
        </Bar>
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </div>
    </Frame>
  );
}

/** The button in the bar of a phone, and the drawer that it opens. A change of the address draws this again, and not the frame. */
function NavigationDrawer({ children }: { children: ReactNode }) {
  const text = useKitText();
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes with every navigation, also to another view of a page.
  useEffect(() => setOpen(false), [key]);
  return (
    <span data-narrow style={{ flex: 'none' }}>
      <IconButton icon={IconMenu2} label={text('frame.menu')} aria-expanded={open} onClick={() => setOpen(true)} />
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { 'aria-label': text('frame.menu'), sx: { width: 288, border: 0 } } }}
      >
        {children}
      </Drawer>
    </span>
  );
}
