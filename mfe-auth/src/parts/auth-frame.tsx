import { BRAND } from '@sannidhi/contracts';
import { Gopuram, Icon, IconArrowLeft, LanguageSwitch, Mark, SkipLink, styled, ThemeSwitch } from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';

const Root = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  background: theme.vars.palette.role.surface,
  '@media (min-width:900px)': { gridTemplateRows: 'none', gridTemplateColumns: 'minmax(320px, 5fr) 7fr' },
}));
const Night = styled('header')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  padding: '14px 16px',
  background: theme.vars.palette.role.night,
  color: theme.vars.palette.role.textOnNight,
  '& a': {
    ...theme.typography.h2,
    alignSelf: 'flex-start',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    fontSize: '1.375rem',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a span': { transform: 'translateY(.07em)' },
  '& .gopuram': { display: 'none' },
  '@media (min-width:900px)': {
    padding: '32px 40px',
    '& .gopuram': {
      display: 'block',
      position: 'absolute',
      left: '50%',
      bottom: -2,
      transform: 'translateX(-50%)',
      width: 'min(76%, 420px)',
      color: theme.vars.palette.role.brassOnNight,
      opacity: 0.8,
    },
  },
}));
const Main = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 520,
  margin: '0 auto',
  padding: '24px 16px 40px',
  '@media (min-width:900px)': { justifyContent: 'center', padding: '40px' },
});
const Head = styled('div')(({ theme }) => ({
  marginBottom: 24,
  '& h1': theme.typography.h1,
  '& p': { ...theme.typography.body1, color: theme.vars.palette.text.secondary, marginTop: 4 },
}));
const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginBottom: 16,
  '& a': {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    marginRight: 'auto',
    color: theme.vars.palette.role.textSecondary,
  },
}));

const Foot = styled('nav')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  marginTop: 32,
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.role.line}`,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: theme.vars.palette.text.secondary },
}));

/** Skips brand and switches: the next Tab stop is the form's first field. */
const HEADING_ID = 'page-heading';

interface AuthFrameProps {
  title: string;
  lead?: ReactNode;
  /** The back link at the top: home by default. */
  back?: { to: string; label: string };
  children?: ReactNode;
}

/** The page around every form in this area: the brand's night column next to one quiet column, above it on phones. */
export function AuthFrame({ title, lead, back, children }: AuthFrameProps) {
  const text = useTexts();
  const { to, label } = back ?? { to: '/', label: text('links.backToHome') };
  return (
    <Root>
      <SkipLink target={HEADING_ID} />
      <Night>
        <Link to="/">
          <Mark size={30} />
          <span>{BRAND.name}</span>
        </Link>
        <Gopuram className="gopuram" />
      </Night>
      <Main>
        <Top>
          <Link to={to}>
            <Icon of={IconArrowLeft} size="sm" />
            {label}
          </Link>
          <LanguageSwitch />
          <ThemeSwitch />
        </Top>
        <Head>
          <h1 id={HEADING_ID} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p>{lead}</p>}
        </Head>
        {children}
        <Foot aria-label={text('links.more')}>
          <Link to="/contact">{text('links.contact')}</Link>
          <Link to="/terms-of-use">{text('links.terms')}</Link>
          <Link to="/privacy-policy">{text('links.privacy')}</Link>
        </Foot>
      </Main>
    </Root>
  );
}
