import { download, fileLink, notify, useErrorSentence } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from './use-texts.ts';

interface Download {
  busy: boolean;
  /** Fetches the document at `address` and saves it under its own name, otherwise `fallbackName`. */
  start: (address: string, fallbackName: string) => void;
  /** The same as a link, for a signed-in person: spread it on a `Button`. */
  link: (address: string, fallbackName: string) => ReturnType<typeof fileLink>;
}

/** Downloads a document with the session's or a guest's own headers; a failure says so, and that the document is safe. */
export function useDownload(authorization?: string): Download {
  const text = useTexts();
  const errorSentence = useErrorSentence();
  const [busy, setBusy] = useState(false);
  const start = (address: string, fallbackName: string) => {
    setBusy(true);
    download(address, fallbackName, { authorization })
      .catch((error: unknown) => notify({ title: text('thanks.pdfFailed'), body: errorSentence(error), kind: 'error' }))
      .finally(() => setBusy(false));
  };
  const link = (address: string, fallbackName: string) => fileLink(address, () => start(address, fallbackName));
  return { busy, start, link };
}
