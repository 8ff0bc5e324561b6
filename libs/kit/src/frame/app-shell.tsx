import { styled } from '@mui/material/styles';
import { CHECKOUT_RETURN_PATHS } from '@sannidhi/contracts';
import { layout, SHORT, z } from '../theme/scale-tokens.ts';
import { type AccountLink, AccountMenu } from './account-menu.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { Brand } from './brand.tsx';
import type { FrameLink, FrameProps } from './frame-types.ts';
import { SkipLink } from './skip-link.tsx';
import { LanguageSwitch, ThemeSwitch } from './switches.tsx';

const Head = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: z.appBar,
  background: theme.vars.palette.role.surface,
  borderBottom: `1px solid ${theme.vars.palette.role.line}`,
  [SHORT]: { position: 'static' },
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    maxWidth: layout.contentMax + 80,
    height: layout.appBar,
    margin: '0 auto',
    padding: '0 40px',
    '@media (max-width:899.95px)': { height: 60, padding: '0 8px 0 16px' },
  },
  // With the cart among the tools, phones have room for the mark alone.
  '@media (max-width:429.95px)': { [`&:has(a[href="${CHECKOUT_RETURN_PATHS.cart}"]) > div > a > span`]: { display: 'none' } },
}));
const Space = styled('span')({ flex: 1 });
const Main = styled('main')<{ docked: boolean }>(({ docked }) => ({
  maxWidth: layout.contentMax + 80,
  margin: '0 auto',
  padding: docked ? '36px 40px 136px' : '36px 40px 64px',
  '@media (max-width:899.95px)': { padding: docked ? '20px 16px 128px' : '20px 16px 48px' },
  [SHORT]: { '&&': { paddingBottom: 32 } },
  '@media print': { padding: 0 },
}));

interface AppShellProps extends FrameProps {
  /** Five items, the temple in the middle; none on sign-in pages. */
  navigation?: readonly FrameLink[];
  accountLinks?: readonly AccountLink[];
  home?: string;
}

/** The devotee frame: header with brand and account, content, bottom navigation with the doorway. */
export function AppShell({ children, tools, navigation = [], accountLinks, home }: AppShellProps) {
  return (
    <>
      <SkipLink />
      <Head data-frame>
        <div>
          <Brand to={home} />
          <Space />
          {tools}
          <LanguageSwitch />
          <ThemeSwitch />
          <AccountMenu links={accountLinks} named />
        </div>
      </Head>
      <Main id="main" tabIndex={-1} docked={navigation.length > 0}>
        {children}
      </Main>
      {navigation.length > 0 && <BottomNavigation links={navigation} />}
    </>
  );
}
