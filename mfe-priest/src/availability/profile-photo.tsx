import {
  PRIEST_PHOTO_RATIO,
  type PriestPhoto,
  type PriestPhotoSize,
  type PriestProfile,
  priestPhotoEndpoints,
  priestPhotoSchema,
} from '@sannidhi/contracts';
import {
  addressOf,
  Button,
  CropFields,
  Form,
  FormActions,
  notify,
  PhotoUpload,
  Stack,
  SubmitButton,
  styled,
  useErrorSentence,
  useText,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';

const SHOWN_PX = 160;
const Portrait = styled('img')(({ theme }) => ({ display: 'block', borderRadius: theme.density.radiusCard }));
const Narrow = styled('div')({ maxWidth: 320 });

const photoAddress = ({ version }: PriestPhoto, size: PriestPhotoSize): string =>
  addressOf(priestPhotoEndpoints.file.path, { size }, { v: version });

/** The priest's photo: temples they serve see it. */
export function ProfilePhoto({ profile: { photo, fullName } }: { profile: PriestProfile }) {
  const text = useText('mfe-priest');
  const [crops, setCrops] = useState(false);
  const texts = {
    adding: text('availability.photo.adding'),
    added: text('availability.photo.added'),
    wrongType: text('availability.photo.wrongType'),
    tooLarge: (max: number) => text('availability.photo.tooLarge', { max }),
  };
  if (photo && crops) return <CropForm photo={photo} onDone={() => setCrops(false)} />;
  return (
    <Stack spacing={2}>
      {photo && <Portrait src={photoAddress(photo, 'large')} alt={fullName} width={SHOWN_PX} height={SHOWN_PX} />}
      <span>{text('availability.photo.help')}</span>
      <PhotoUpload
        secondary
        endpoint={priestPhotoEndpoints.add}
        label={text(photo ? 'availability.photo.replace' : 'availability.photo.add')}
        texts={texts}
      />
      {photo && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
          <Button onClick={() => setCrops(true)}>{text('availability.photo.crop')}</Button>
          <RemoveButton />
        </Stack>
      )}
    </Stack>
  );
}

function CropForm({ photo, onDone }: { photo: PriestPhoto; onDone: () => void }) {
  const text = useText('mfe-priest');
  const change = useWrite(priestPhotoEndpoints.change);
  return (
    <Form
      label={text('availability.photo.crop')}
      schema={priestPhotoSchema}
      initialValues={{ crop: photo.crop }}
      onSubmit={async (body) => {
        await change.mutateAsync({ body });
        notify({ kind: 'success', title: text('availability.photo.saved') });
        onDone();
      }}
    >
      <Narrow>
        <CropFields
          src={photoAddress(photo, 'whole')}
          photo={photo}
          ratio={PRIEST_PHOTO_RATIO}
          labels={{
            zoom: text('availability.photo.zoom'),
            across: text('availability.photo.across'),
            down: text('availability.photo.down'),
          }}
        />
      </Narrow>
      <FormActions>
        <SubmitButton busy={text('availability.saving')}>{text('availability.photo.save')}</SubmitButton>
        <Button variant="text" onClick={onDone}>
          {text('availability.photo.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}

function RemoveButton() {
  const text = useText('mfe-priest');
  const sentence = useErrorSentence();
  const remove = useWrite(priestPhotoEndpoints.remove);
  const onSuccess = () => notify({ kind: 'success', title: text('availability.photo.removed') });
  const onError = (error: Error) => notify({ kind: 'error', title: text('availability.photo.notRemoved'), body: sentence(error) });
  return (
    <Button variant="text" busy={remove.isPending && text('availability.saving')} onClick={() => remove.mutate({}, { onSuccess, onError })}>
      {text('availability.photo.remove')}
    </Button>
  );
}
