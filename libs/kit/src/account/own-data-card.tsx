import { ownAccountEndpoints } from '@sannidhi/contracts';
import { type ReactNode, useState } from 'react';
import { download } from '../http/download.ts';
import { fileLink } from '../http/file-link.ts';
import { useText } from '../i18n/use-text.ts';
import { IconDownload } from '../icons/icons.ts';
import { notify } from '../notify/notices.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useErrorSentence } from '../ui/use-error-sentence.ts';
import { AccountStack } from './account-layout.ts';
import { DeleteAccount } from './delete-account.tsx';

/** What the platform keeps about a person: to download, and to delete with the account. A portal can put its own way in `children`. */
export function OwnDataCard({ children }: { children?: ReactNode }) {
  const text = useText('kit-account');
  return (
    <Card title={text('data.title')}>
      <AccountStack>
        <p>{text('data.exportMore')}</p>
        <ExportButton />
        {children ?? <DeleteAccount />}
      </AccountStack>
    </Card>
  );
}

function ExportButton() {
  const text = useText('kit-account');
  const sentenceOf = useErrorSentence();
  const [busy, setBusy] = useState(false);
  const start = () => {
    setBusy(true);
    download(ownAccountEndpoints.export.path, text('data.exportFile'))
      .catch((error: unknown) => notify({ title: text('data.exportFailed'), body: sentenceOf(error), kind: 'error' }))
      .finally(() => setBusy(false));
  };
  return (
    <Button icon={IconDownload} busy={busy && text('data.exporting')} {...fileLink(ownAccountEndpoints.export.path, start)}>
      {text('data.export')}
    </Button>
  );
}
