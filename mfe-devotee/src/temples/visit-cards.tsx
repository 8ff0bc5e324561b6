import { type TemplePhoto, type TemplePublic, templePhotoEndpoints, templeVisitEndpoints } from '@sannidhi/contracts';
import { addressOf, Card, ScreenStates, styled, useRead } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { OpeningHours } from './opening-hours.tsx';

const Photos = styled('ul')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: theme.density.radiusCard,
  background: theme.vars.palette.role.sunken,
}));

/** What somebody who comes to the temple wants to know; loads after the page itself. */
export function VisitCards({ temple }: { temple: TemplePublic }) {
  const text = useTexts();
  const visit = useRead(templeVisitEndpoints.visit, { params: { slug: temple.slug } });
  const photos = visit.data?.photos ?? [];
  return (
    <>
      {photos.length > 0 && (
        <Card title={text('visit.photos')}>
          <Photos role="list">
            {photos.map((photo) => (
              <li key={photo.id}>
                <Photo temple={temple} photo={photo} />
              </li>
            ))}
          </Photos>
        </Card>
      )}
      <Card title={text('visit.hours')}>
        <ScreenStates query={visit} failedTitle={text('visit.failed')}>
          {({ hours }) => <OpeningHours hours={hours} timeZone={temple.timeZone} />}
        </ScreenStates>
      </Card>
    </>
  );
}

function Photo({ temple: { slug, name }, photo: { id, alt, version } }: { temple: TemplePublic; photo: TemplePhoto }) {
  const address = (size: 'small' | 'medium') =>
    addressOf(templePhotoEndpoints.publicFile.path, { slug, photoId: id, size }, { v: version });
  return (
    <Picture
      src={address('small')}
      srcSet={`${address('small')} 480w, ${address('medium')} 960w`}
      sizes="(min-width: 600px) 240px, 100vw"
      alt={alt || name}
      loading="lazy"
    />
  );
}
