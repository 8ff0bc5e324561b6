import type { Endpoint } from '@sannidhi/contracts';
import { useState } from 'react';
import { addressOf, type Params } from '../http/address.ts';
import { download } from '../http/download.ts';
import { fileLink } from '../http/file-link.ts';
import { IconDownload } from '../icons/icons.ts';
import { notify } from '../notify/notices.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { Button } from '../ui/button.tsx';
import type { ButtonVariant } from '../ui/button-root.ts';
import { errorSentence } from '../ui/error-sentence.ts';

interface ExportButtonProps {
  /** An endpoint that returns a file. */
  endpoint: Endpoint;
  params?: Params;
  /** The list's filters, so that the file contains what the list shows. */
  query?: object;
  /** Used if the server doesn't provide a name. */
  fileName: string;
  children?: string;
  variant?: ButtonVariant;
}

/** Downloads a CSV or PDF with the session's headers; a failure shows one notice. */
export function ExportButton({ endpoint, params, query, fileName, children, variant = 'secondary' }: ExportButtonProps) {
  const text = useKitText();
  const [busy, setBusy] = useState(false);
  const address = addressOf(endpoint.path, params, query);
  const run = async () => {
    setBusy(true);
    try {
      await download(address, fileName);
    } catch (error) {
      notify({ kind: 'error', title: errorSentence(error, text) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant={variant} icon={IconDownload} busy={busy && text('table.exporting')} {...fileLink(address, run)}>
      {children ?? text('table.export')}
    </Button>
  );
}
