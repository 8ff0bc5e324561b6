import { TEMPLE_PHOTOS_MAX, type TemplePhoto, templePhotoEndpoints } from '@sannidhi/contracts';
import {
  Card,
  EmptyState,
  notify,
  Page,
  PhotoUpload,
  ScreenStates,
  styled,
  useErrorSentence,
  usePanel,
  useRead,
  useSession,
  useWrite,
  WithPanel,
} from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { PhotoCard } from './photo-card.tsx';
import { PhotoEditor } from './photo-editor.tsx';
import { SettingsHead } from './settings-head.tsx';

const Grid = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

const Above = styled('div')({ marginBottom: 32 });

/** The photos on the temple's page: added, described, cropped, ordered. */
export function PhotosView() {
  const text = useOfficeText('templePage.photos');
  const manages = useSession().can('temple:manage');
  const photos = useRead(templePhotoEndpoints.own);
  const panel = usePanel('photo');
  const opened = manages ? photos.data?.find(({ id }) => id === panel.id) : undefined;
  const count = photos.data?.length ?? 0;
  return (
    <WithPanel panel={opened && <PhotoEditor key={opened.version} photo={opened} onClose={panel.close} />}>
      <Page>
        <SettingsHead view="photos" lead={text('lead', { max: TEMPLE_PHOTOS_MAX })} />
        <Card title={text('title')} aside={<Secondary>{text('count', { count, max: TEMPLE_PHOTOS_MAX })}</Secondary>}>
          {manages && count < TEMPLE_PHOTOS_MAX && <AddPhoto />}
          <ScreenStates
            query={photos}
            failedTitle={text('failed')}
            isEmpty={(all) => all.length === 0}
            empty={
              <EmptyState plain title={text('empty')}>
                {text('emptyMore')}
              </EmptyState>
            }
          >
            {(all) => <PhotoGrid photos={all} onEdit={manages ? panel.open : undefined} />}
          </ScreenStates>
        </Card>
      </Page>
    </WithPanel>
  );
}

function AddPhoto() {
  const text = useOfficeText('templePage.photos');
  const texts = {
    adding: text('adding'),
    added: text('added'),
    wrongType: text('wrongType'),
    tooLarge: (max: number) => text('tooLarge', { max }),
  };
  return (
    <Above>
      <PhotoUpload endpoint={templePhotoEndpoints.add} label={text('add')} texts={texts} />
    </Above>
  );
}

/** `onEdit` is given to those who may change the photos. */
function PhotoGrid({ photos, onEdit }: { photos: readonly TemplePhoto[]; onEdit: ((id: string) => void) | undefined }) {
  const text = useOfficeText('templePage.photos');
  const sentence = useErrorSentence();
  const order = useWrite(templePhotoEndpoints.order);
  const remove = useWrite(templePhotoEndpoints.remove);
  const failed = (error: unknown) => notify({ kind: 'error', title: text('failedChange'), body: sentence(error) });
  const move = (from: number, by: number) => {
    const photoIds = photos.map(({ id }) => id);
    photoIds.splice(from + by, 0, ...photoIds.splice(from, 1));
    order.mutateAsync({ body: { photoIds } }).catch(failed);
  };
  return (
    <Grid role="list">
      {photos.map((photo, index) => (
        <PhotoCard
          key={photo.id}
          photo={photo}
          place={{ index, last: photos.length - 1 }}
          {...(onEdit && {
            actions: {
              onEdit: () => onEdit(photo.id),
              onMove: (by) => move(index, by),
              onRemove: () => void remove.mutateAsync({ params: { photoId: photo.id } }).catch(failed),
            },
          })}
        />
      ))}
    </Grid>
  );
}

export { PhotosView as Screen };
