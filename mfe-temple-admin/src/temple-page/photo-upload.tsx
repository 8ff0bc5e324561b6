import { DOCUMENT_MAX_BYTES, PHOTO_MEDIA_TYPES, type TemplePhoto, templePhotoEndpoints } from '@sannidhi/contracts';
import { Banner, Button, IconUpload, invalidateNouns, notify, queryClient, request, Stack, useErrorSentence } from '@sannidhi/kit';
import { type ChangeEvent, useRef, useState } from 'react';
import { useOfficeText } from '../office/namespace.ts';

const MEGABYTE = 1024 * 1024;

/** Chooses a photo and sends it at once. What the server would refuse anyway is said before ten megabytes are sent. */
export function PhotoUpload() {
  const text = useOfficeText('templePage.photos');
  const sentence = useErrorSentence();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const refused = refusalOf(file);
    setFailure(refused ? text(refused, { max: DOCUMENT_MAX_BYTES / MEGABYTE }) : '');
    if (refused) return;
    setBusy(true);
    try {
      await request<TemplePhoto[]>(templePhotoEndpoints.add.path, { method: 'POST', file });
      await invalidateNouns(queryClient, ['temple']);
      notify({ kind: 'success', title: text('added') });
    } catch (error) {
      setFailure(sentence(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', mb: 4 }}>
      <input
        ref={input}
        hidden
        type="file"
        accept={PHOTO_MEDIA_TYPES.join(',')}
        aria-label={text('add')}
        onChange={(event) => void choose(event)}
      />
      <Button variant="primary" icon={IconUpload} busy={busy && text('adding')} onClick={() => input.current?.click()}>
        {text('add')}
      </Button>
      {failure && <Banner kind="error">{failure}</Banner>}
    </Stack>
  );
}

function refusalOf({ size, type }: File): 'tooLarge' | 'wrongType' | undefined {
  if (!(PHOTO_MEDIA_TYPES as readonly string[]).includes(type)) return 'wrongType';
  return size > DOCUMENT_MAX_BYTES ? 'tooLarge' : undefined;
}
