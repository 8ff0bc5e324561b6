import { Gopuram, styled } from '@sannidhi/kit';

const Head = styled('header')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  minHeight: 180,
  padding: '32px 24px',
  borderRadius: theme.density.radiusCard,
  background: theme.vars.palette.role.night,
  color: theme.vars.palette.role.textOnNight,
  '& h1': { ...theme.typography.h1, paddingRight: 120 },
  '& p': { color: theme.vars.palette.role.textOnNightSoft, marginTop: 4, paddingRight: 120 },
  '& svg': { position: 'absolute', right: 24, top: 20, color: theme.vars.palette.role.brassOnNight, opacity: 0.8 },
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
