import { PHOTO_RATIO, photoChangeSchema, type TemplePhoto, templePhotoEndpoints } from '@sannidhi/contracts';
import { CropFields, Field, Form, notify, SidePanel, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { photoAddress } from './photo-address.ts';

/** What a photo says to those who can't see it, and which part of it the page shows. */
export function PhotoEditor({ photo, onClose }: { photo: TemplePhoto; onClose: () => void }) {
  const text = useOfficeText('templePage.photos');
  const change = useWrite(templePhotoEndpoints.change);
  return (
    <SidePanel title={text('editTitle')} onClose={onClose}>
      <Form
        label={text('editTitle')}
        schema={photoChangeSchema}
        initialValues={{ alt: photo.alt, crop: photo.crop }}
        onSubmit={async (body) => {
          await change.mutateAsync({ params: { photoId: photo.id }, body });
          notify({ kind: 'success', title: text('saved') });
          onClose();
        }}
      >
        <CropFields
          src={photoAddress(photo, 'whole')}
          photo={photo}
          ratio={PHOTO_RATIO}
          labels={{ zoom: text('zoom'), across: text('across'), down: text('down') }}
        />
        <Field name="alt" label={text('alt')} help={text('altHelp')} maxLength={200} />
        <FormEnd onCancel={onClose} />
      </Form>
    </SidePanel>
  );
}
