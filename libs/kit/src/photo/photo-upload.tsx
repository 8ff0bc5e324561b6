import Stack from '@mui/material/Stack';
import { DOCUMENT_MAX_BYTES, type Endpoint, PHOTO_MEDIA_TYPES } from '@sannidhi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { request } from '../http/request.ts';
import { IconUpload } from '../icons/icons.ts';
import { notify } from '../notify/notices.ts';
import { invalidateNouns } from '../query/query-client.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { useErrorSentence } from '../ui/use-error-sentence.ts';

const MEGABYTE = 1024 * 1024;

interface PhotoUploadProps {
  /** Takes the photo as its body. */
  endpoint: Endpoint;
  label: string;
  texts: Record<'adding' | 'added' | 'wrongType', string> & { tooLarge: (max: number) => string };
  /** It isn't what the page is for. */
  secondary?: boolean;
}

/** Chooses a photo and sends it at once. What the server would refuse anyway is said before ten megabytes are sent. */
export function PhotoUpload({ endpoint, label, texts, secondary = false }: PhotoUploadProps) {
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const refused = refusalOf(file, texts);
    setFailure(refused);
    if (refused) return;
    setBusy(true);
    try {
      await request(endpoint.path, { method: 'POST', file });
      await invalidateNouns(client, endpoint.changes ?? []);
      notify({ kind: 'success', title: texts.added });
    } catch (error) {
      setFailure(sentence(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <input
        ref={input}
        hidden
        type="file"
        accept={PHOTO_MEDIA_TYPES.join(',')}
        aria-label={label}
        onChange={(event) => void choose(event)}
      />
      <Button
        variant={secondary ? 'secondary' : 'primary'}
        icon={IconUpload}
        busy={busy && texts.adding}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {failure && <Banner kind="error">{failure}</Banner>}
    </Stack>
  );
}

function refusalOf({ size, type }: File, { wrongType, tooLarge }: PhotoUploadProps['texts']): string {
  if (!(PHOTO_MEDIA_TYPES as readonly string[]).includes(type)) return wrongType;
  return size > DOCUMENT_MAX_BYTES ? tooLarge(DOCUMENT_MAX_BYTES / MEGABYTE) : '';
}
