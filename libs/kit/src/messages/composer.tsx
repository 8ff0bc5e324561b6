import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Tabs } from '../ui/tabs.tsx';
import type { ComposerProps } from './composer-props.ts';
import { NoteField } from './note-field.tsx';
import { ReplyField } from './reply-field.tsx';

/** The next message, or for the office a note. */
export function Composer({ portal, conversation, record, onTyped }: ComposerProps) {
  const text = useText('kit-messages');
  const [kind, setKind] = useState('reply');
  const { id, isOffice } = conversation;
  const office = isOffice ? portal.office : undefined;
  return (
    <>
      {office && (
        <Tabs
          label={text('write')}
          value={kind}
          onChange={setKind}
          tabs={[
            { value: 'reply', label: text('reply') },
            { value: 'note', label: text('note') },
          ]}
        />
      )}
      {office && kind === 'note' ? (
        <NoteField office={office} id={id} />
      ) : (
        <ReplyField portal={portal} conversation={conversation} record={record} onTyped={onTyped} />
      )}
    </>
  );
}
