import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { layout } from '../theme/scale-tokens.ts';

const Root = styled('div')<{ reading: boolean }>(({ theme, reading }) => ({
  width: '100%',
  maxWidth: reading ? layout.readingMax : theme.density.control === 36 ? layout.officeMax : layout.contentMax,
  margin: theme.density.control === 36 ? 0 : '0 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.density.gap,
}));
const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '12px 16px',
  overflowWrap: 'anywhere',
  '& > div': { minWidth: 0 },
});
const TitleRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > button': { flex: 'none' },
  '& > button:first-of-type': { marginLeft: -12 },
  '@media (max-width:599.95px)': { gap: 0 },
});
const Title = styled('h1')(({ theme }) => theme.typography.h1);
const Lead = styled('p')(({ theme }) => ({ ...theme.typography.body1, color: theme.vars.palette.text.secondary, marginTop: 2 }));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Columns = styled('div')<{ least: number }>(({ theme, least }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))`,
  gap: theme.density.gap,
  alignItems: 'start',
}));

/** The body of one screen: its sections, stacked at the density's spacing. `reading` limits text to 680 px. */
export function Page({ children, reading = false }: { children: ReactNode; reading?: boolean }) {
  return (
    <Root data-page reading={reading}>
      {children}
    </Root>
  );
}

interface PageHeaderProps {
  title: string;
  /** Small controls on either side of the title: previous day, next day. */
  before?: ReactNode;
  after?: ReactNode;
  /** One factual sentence under the title. */
  lead?: ReactNode;
  /** At most one primary button among them. */
  actions?: ReactNode;
}

/** A page's only `h1`, its lead and its actions. Takes the focus after navigation. */
export function PageHeader({ title, before, after, lead, actions }: PageHeaderProps) {
  const heading = <Title tabIndex={-1}>{title}</Title>;
  return (
    <Head>
      <div>
        {before || after ? (
          <TitleRow>
            {before}
            {heading}
            {after}
          </TitleRow>
        ) : (
          heading
        )}
        {lead !== undefined && <Lead>{lead}</Lead>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Head>
  );
}

/** Cards side by side where they fit; each at least `min` px wide. */
export function CardColumns({ children, min = 340 }: { children: ReactNode; min?: number }) {
  return <Columns least={min}>{children}</Columns>;
}
