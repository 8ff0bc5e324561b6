import { styled } from '@mui/material/styles';
import type { MessageAttachment, SideEndpoints } from '@sannidhi/contracts';
import { addressOf } from '../http/address.ts';
import { formatCount } from '../i18n/format.ts';
import { useText } from '../i18n/use-text.ts';
import { Icon } from '../icons/icon.tsx';
import { IconFileText, IconRefresh, IconX } from '../icons/icons.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { Attachments, Uploading } from './use-attachments.ts';

const Tray = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 8,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '4px 4px 4px 8px',
    border: `1px solid ${theme.vars.palette.role.line}`,
    borderRadius: 8,
  },
  '& li > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& li small': { display: 'block' },
  '& [role="alert"]': { color: theme.vars.palette.role.error },
  '& img': { width: 40, height: 40, objectFit: 'cover', borderRadius: 4 },
  '& progress': { width: '100%', accentColor: theme.vars.palette.role.primary },
}));

/** What the next message carries: each file with its picture, or how far it is, or why it can't be sent. */
export function AttachmentTray({ endpoints, attachments }: { endpoints: SideEndpoints; attachments: Attachments }) {
  const text = useText('kit-messages');
  const { ready, uploading, remove, cancel, retry } = attachments;
  if (ready.length + uploading.length === 0) return null;
  return (
    <Tray aria-label={text('attach.files')}>
      {ready.map((one) => (
        <li key={one.id}>
          <Preview endpoints={endpoints} of={one} />
          <div>
            {one.name} <small>{sizeOf(one.sizeBytes)}</small>
          </div>
          <IconButton icon={IconX} label={text('attach.remove', { name: one.name })} onClick={() => remove(one.id)} />
        </li>
      ))}
      {uploading.map((one) => (
        <Underway key={one.key} one={one} onCancel={() => cancel(one.key)} onRetry={() => retry(one)} />
      ))}
    </Tray>
  );
}

function Preview({ endpoints, of }: { endpoints: SideEndpoints; of: MessageAttachment }) {
  if (of.mediaType === 'application/pdf') return <Icon of={IconFileText} />;
  return <img src={addressOf(endpoints.attachment.path, { attachmentId: of.id })} alt="" />;
}

function Underway({ one, onCancel, onRetry }: { one: Uploading; onCancel: () => void; onRetry: () => void }) {
  const text = useText('kit-messages');
  const { file, share, failure, mayRetry } = one;
  const { name } = file;
  return (
    <li>
      <div>
        {name}
        {failure ? (
          <small role="alert">{failure}</small>
        ) : (
          <progress value={share} max={1} aria-label={text('attach.uploading', { name })} />
        )}
      </div>
      {mayRetry && failure && <IconButton icon={IconRefresh} label={text('attach.retry', { name })} onClick={onRetry} />}
      <IconButton icon={IconX} label={text(failure ? 'attach.remove' : 'attach.cancel', { name })} onClick={onCancel} />
    </li>
  );
}

const MEGABYTE = 1024 * 1024;

/** "120 KB", "2.4 MB" */
export const sizeOf = (bytes: number): string =>
  bytes < MEGABYTE ? `${formatCount(Math.max(1, Math.round(bytes / 1024)))} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
