import {
  DOCUMENT_MAX_BYTES,
  DOCUMENT_MEDIA_TYPES,
  type RegistrationDocumentKind,
  registrationEndpoints,
  type UploadedDocument,
} from '@sannidhi/contracts';
import { addressOf, Button, formatCount, IconFileText, IconTrash, IconUpload, request, styled, useErrorSentence } from '@sannidhi/kit';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../use-texts.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: 16,
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: theme.density.radiusCard,
  '& > div': { flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& p[role="alert"]': { color: theme.vars.palette.role.error },
  '& input': { position: 'absolute', width: 1, height: 1, opacity: 0, pointerEvents: 'none' },
}));

interface DocumentRowProps {
  kind: RegistrationDocumentKind;
  document: UploadedDocument | undefined;
  sentBefore: string | undefined;
  onAdded: (document: UploadedDocument) => void;
  onRemove: () => void;
}

/** One document: what it is for, and a file that is uploaded as soon as it is chosen. */
export function DocumentRow({ kind, document, sentBefore, onAdded, onRemove }: DocumentRowProps) {
  const text = useTexts();
  const sentenceOf = useErrorSentence();
  const input = useRef<HTMLInputElement>(null);
  const title = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const word = text(`registration.papers.${kind}`);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    setFailure(refusalOf(file) ? text(`registration.${refusalOf(file)}`) : '');
    if (refusalOf(file)) return;
    setBusy(true);
    const address = addressOf(registrationEndpoints.upload.path, {}, { kind, name: file.name.slice(-120) });
    await request<UploadedDocument>(address, { method: 'POST', file })
      .then(onAdded, (error: unknown) => setFailure(sentenceOf(error)))
      .finally(() => setBusy(false));
  };

  return (
    <Row aria-labelledby={title}>
      <div>
        <b id={title}>{word}</b>
        <p>{document ? `${document.name}, ${kilobytes(document.sizeBytes)} KB` : (sentBefore ?? text(`registration.paperHelp.${kind}`))}</p>
        {failure && <p role="alert">{failure}</p>}
      </div>
      <input
        ref={input}
        type="file"
        accept={DOCUMENT_MEDIA_TYPES.join(',')}
        aria-label={text('registration.addFile', { paper: word })}
        tabIndex={-1}
        onChange={(event) => void choose(event)}
      />
      {document ? (
        <Button small icon={IconTrash} aria-label={text('registration.removeFile', { paper: word })} onClick={onRemove}>
          {text('registration.remove')}
        </Button>
      ) : (
        <Button
          small
          icon={sentBefore ? IconFileText : IconUpload}
          busy={busy && text('registration.uploading')}
          aria-label={text('registration.addFile', { paper: word })}
          onClick={() => input.current?.click()}
        >
          {text(sentBefore ? 'registration.replaceIt' : 'registration.add')}
        </Button>
      )}
    </Row>
  );
}

const kilobytes = (bytes: number): string => formatCount(Math.max(1, Math.round(bytes / 1024)));

/** What the server would refuse anyway, reported before uploading ten megabytes. */
function refusalOf({ size, type }: File): 'tooLarge' | 'wrongType' | undefined {
  if (size > DOCUMENT_MAX_BYTES) return 'tooLarge';
  return (DOCUMENT_MEDIA_TYPES as readonly string[]).includes(type) ? undefined : 'wrongType';
}
