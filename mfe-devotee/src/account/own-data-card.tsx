import { ownAccountEndpoints } from '@sannidhi/contracts';
import { Button, Card, download, IconDownload, IconTrash, notify, Stack, useErrorSentence } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';

/** What the platform stores about a devotee, to download or delete. */
export function OwnDataCard() {
  const text = useTexts();
  const [deleting, setDeleting] = useState(false);
  return (
    <Card title={text('profile.data.title')}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <p>{text('profile.data.exportMore')}</p>
        <ExportButton />
        <p>{text('profile.data.deleteMore')}</p>
        {deleting ? (
          <DeleteAccountForm onKeep={() => setDeleting(false)} />
        ) : (
          <Button variant="destructive" icon={IconTrash} onClick={() => setDeleting(true)}>
            {text('profile.data.delete')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function ExportButton() {
  const text = useTexts();
  const sentenceOf = useErrorSentence();
  const [busy, setBusy] = useState(false);
  const start = () => {
    setBusy(true);
    download(ownAccountEndpoints.export.path, text('profile.data.exportFile'))
      .catch((error: unknown) => notify({ title: text('profile.data.exportFailed'), body: sentenceOf(error), kind: 'error' }))
      .finally(() => setBusy(false));
  };
  return (
    <Button icon={IconDownload} busy={busy && text('profile.data.export')} onClick={start}>
      {text('profile.data.export')}
    </Button>
  );
}
