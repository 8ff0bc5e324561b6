import { styled } from '@mui/material/styles';
import type { MessageAttachment, SideEndpoints } from '@sannidhi/contracts';
import { useState } from 'react';
import { addressOf } from '../http/address.ts';
import { download } from '../http/download.ts';
import { useText } from '../i18n/use-text.ts';
import { IconFileDownload } from '../icons/icons.ts';
import { Button } from '../ui/button.tsx';
import { useErrorSentence } from '../ui/use-error-sentence.ts';
import { sizeOf } from './attachment-tray.tsx';

const Files = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  whiteSpace: 'normal',
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', maxHeight: 320, objectFit: 'contain', borderRadius: 8 },
  '& [role="alert"]': { color: theme.vars.palette.role.error },
}));

/** What a message carries: photos in place, each file to save. */
export function MessageFiles({ endpoints, files }: { endpoints: SideEndpoints; files: readonly MessageAttachment[] }) {
  return (
    <Files>
      {files.map((file) => (
        <MessageFile key={file.id} file={file} address={addressOf(endpoints.attachment.path, { attachmentId: file.id })} />
      ))}
    </Files>
  );
}

function MessageFile({ file, address }: { file: MessageAttachment; address: string }) {
  const text = useText('kit-messages');
  const sentenceOf = useErrorSentence();
  const [failure, setFailure] = useState('');
  const [isShown, setShown] = useState(file.mediaType !== 'application/pdf');
  const { name, width, height, sizeBytes } = file;
  const save = () => {
    setFailure('');
    download(address, name).catch((error: unknown) => setFailure(sentenceOf(error)));
  };
  return (
    <li>
      {isShown && <img src={address} alt={name} width={width} height={height} loading="lazy" onError={() => setShown(false)} />}
      <Button small icon={IconFileDownload} aria-label={text('attach.save', { name })} onClick={save}>
        {`${name}, ${sizeOf(sizeBytes)}`}
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </li>
  );
}
