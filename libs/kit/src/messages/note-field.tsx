import { styled } from '@mui/material/styles';
import type { OfficeEndpoints } from '@sannidhi/contracts';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useRead } from '../query/use-read.ts';
import { useWrite } from '../query/use-write.ts';
import { useSession } from '../session/session-store.ts';
import { WritingField } from './writing-field.tsx';

const People = styled('fieldset')({
  border: 0,
  padding: 0,
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  '& label': { display: 'inline-flex', gap: 6, alignItems: 'center', minHeight: 32 },
});

/** A note that only the office sees, and whom it is meant for. */
export function NoteField({ office, id }: { office: OfficeEndpoints; id: string }) {
  const text = useText('kit-messages');
  const { user } = useSession();
  const [mentions, setMentions] = useState<string[]>([]);
  const { data = [] } = useRead(office.colleagues);
  const { mutateAsync, isPending } = useWrite(office.note);
  const colleagues = data.filter(({ accountId }) => accountId !== user?.id);
  const send = async (written: string) => {
    await mutateAsync({ params: { conversationId: id }, body: { text: written, mentions } });
    setMentions([]);
  };
  const toggle = (accountId: string) =>
    setMentions(mentions.includes(accountId) ? mentions.filter((one) => one !== accountId) : [...mentions, accountId]);
  return (
    <WritingField draft={`note:${id}`} label={text('noteLabel')} button={text('addNote')} busy={isPending} onSend={send}>
      {colleagues.length > 0 && (
        <People>
          <legend>{text('mention')}</legend>
          {colleagues.map(({ accountId, name }) => (
            <label key={accountId}>
              <input type="checkbox" checked={mentions.includes(accountId)} onChange={() => toggle(accountId)} />
              {name}
            </label>
          ))}
        </People>
      )}
    </WritingField>
  );
}
