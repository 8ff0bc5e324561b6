import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconPrinter, IconTextIncrease } from '../icons/icons.ts';
import { Mark } from '../motifs/glyphs.tsx';
import { useKitText } from '../text/use-kit-text.ts';
import { SHORT, z } from '../theme/scale-tokens.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import type { FrameProps } from './frame-types.ts';
import { SkipLink } from './skip-link.tsx';
import { LanguageSwitch, ThemeSwitch } from './switches.tsx';
import { useTextScale } from './text-scale.ts';

const NARROW = '@media (max-width:899.95px)';
const Head = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: z.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 72,
  padding: '4px 24px',
  background: theme.vars.palette.role.surface,
  borderBottom: `1px solid ${theme.vars.palette.role.line}`,
  [SHORT]: { position: 'static' },
  '& > a': { display: 'grid', placeItems: 'center', minWidth: 44, minHeight: 44, color: theme.vars.palette.primary.main },
  '& > div': { flex: 1, minWidth: 0, lineHeight: 1.35 },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  // A phone doesn't have room for all of them; there the scheme follows the system and nobody prints.
  [NARROW]: {
    padding: '4px 8px 4px 12px',
    gap: 0,
    '& > [data-wide], & small': { display: 'none' },
    '& b': { fontSize: '1rem', lineHeight: 1.25, overflowWrap: 'normal' },
  },
  // On this width, not even one word of the date fits next to the buttons; the page's heading has it.
  '@media (max-width:379.95px)': { padding: 4, '& b': { display: 'none' } },
}));
const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: '332px minmax(0, 1fr)',
  minHeight: 'calc(100vh - 72px)',
  '&:not(:has(> nav))': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [NARROW]: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' }, alignContent: 'start' },
});
const Day = styled('nav')(({ theme }) => ({
  padding: 12,
  background: theme.vars.palette.role.surface,
  borderRight: `1px solid ${theme.vars.palette.role.line}`,
}));
const Main = styled('main')({ padding: '24px 32px', [NARROW]: { padding: 16 } });

interface PriestShellProps extends FrameProps {
  /** The day: "Friday, November 20", "4 services". */
  title: string;
  note?: string;
  /** The day's services, as the navigation calls them. */
  day?: { label: string; list: ReactNode };
}

/** The frame at the altar: the day on the left, nothing else; large targets, and text that A+ enlarges. */
export function PriestShell({ children, tools, title, note, day }: PriestShellProps) {
  const text = useKitText();
  const scale = useTextScale();
  return (
    <>
      <SkipLink />
      <Head data-frame>
        <Link to="/priest/dashboard" aria-label={text('frame.home', { brand: title })}>
          <Mark size={32} />
        </Link>
        <div>
          <b>{title}</b>
          {note && <small>{note}</small>}
        </div>
        {tools}
        <IconButton icon={IconTextIncrease} label={text('frame.largerText', { percent: scale.percent })} onClick={scale.next} size={28} />
        <LanguageSwitch />
        <span data-wide>
          <IconButton icon={IconPrinter} label={text('frame.print')} onClick={() => window.print()} size={28} />
        </span>
        <span data-wide>
          <ThemeSwitch />
        </span>
        <AccountMenu />
      </Head>
      <Frame>
        {day && <Day aria-label={day.label}>{day.list}</Day>}
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Frame>
    </>
  );
}
