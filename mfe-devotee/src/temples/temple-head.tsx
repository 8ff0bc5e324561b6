import { Gopuram, styled } from '@sannidhi/kit';

const Head = styled('header')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  minHeight: 180,
  padding: '32px 24px',
  borderRadius: theme.density.radiusCard,
  background: theme.vars.palette.role.night,
  color: theme.vars.palette.role.textOnNight,
  containerType: 'inline-size',
  '& > *': { paddingRight: 'min(120px, 34%)' },
  '& h1': theme.typography.h1,
  '& p': { color: theme.vars.palette.role.textOnNightSoft, marginTop: 4 },
  '& svg': {
    position: 'absolute',
    right: 24,
    top: 20,
    width: 'min(132px, 28%)',
    height: 'auto',
    padding: 0,
    color: theme.vars.palette.role.brassOnNight,
    opacity: 0.8,
  },
  // Beside a smaller gopuram, a Venkateswara fits in one line on the narrowest phones.
  '@container (max-width: 17rem)': { '& > *': { paddingRight: '26%' }, '& svg': { right: 12, width: '20%' } },
  // With large text the name needs the whole width.
  '@container (max-width: 12rem)': { '& > *': { paddingRight: 0 }, '& svg': { display: 'none' } },
}));

/** The header of a page of a temple, and of what takes place there; the gopuram replaces a photo. */
export function TempleHead({ name, lead, place }: { name: string; lead?: string; place: string }) {
  return (
    <Head>
      <h1>{name}</h1>
      {lead && <p>{lead}</p>}
      <p>{place}</p>
      <Gopuram width={132} stroke={1.3} />
    </Head>
  );
}
