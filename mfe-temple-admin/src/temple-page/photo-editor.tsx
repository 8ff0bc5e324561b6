import { cropBox, type PhotoCrop, photoChangeSchema, type TemplePhoto, templePhotoEndpoints } from '@sannidhi/contracts';
import { Field, Form, notify, SidePanel, styled, useFormField, useFormValues, useWrite } from '@sannidhi/kit';
import { useId } from 'react';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { photoAddress } from './photo-address.ts';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  borderRadius: theme.density.radiusCard,
  background: theme.vars.palette.role.sunken,
  '& img': { position: 'absolute', maxWidth: 'none' },
}));
const Slider = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 4,
  '& input': { width: '100%', minHeight: theme.density.control, accentColor: theme.vars.palette.primary.main },
}));

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
        <Preview photo={photo} />
        <Range name="crop.zoom" label={text('zoom')} min={100} max={400} />
        <Range name="crop.x" label={text('across')} min={0} max={100} />
        <Range name="crop.y" label={text('down')} min={0} max={100} />
        <Field name="alt" label={text('alt')} help={text('altHelp')} maxLength={200} />
        <FormEnd onCancel={onClose} />
      </Form>
    </SidePanel>
  );
}

/** The whole photo behind a frame that shows what the page will. */
function Preview({ photo }: { photo: TemplePhoto }) {
  const { crop } = useFormValues<{ crop: PhotoCrop }>();
  const box = cropBox({ ...photo, crop });
  const share = (part: number, of: number) => `${(100 * part) / of}%`;
  const style = {
    width: share(photo.width, box.width),
    height: share(photo.height, box.height),
    left: `-${share(box.left, box.width)}`,
    top: `-${share(box.top, box.height)}`,
  };
  return (
    <Frame>
      <img src={photoAddress(photo, 'whole')} alt="" style={style} />
    </Frame>
  );
}

function Range({ name, label, min, max }: { name: string; label: string; min: number; max: number }) {
  const id = useId();
  const { value, setValue } = useFormField<number>(name, false);
  return (
    <Slider htmlFor={id}>
      {label}
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={5}
        value={value}
        aria-valuetext={`${value}%`}
        onChange={(event) => setValue(Number(event.target.value))}
      />
    </Slider>
  );
}
