import { BRAND, type CannedEndpoints, filledReply } from '@sannidhi/contracts';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useRead } from '../query/use-read.ts';
import { useSession } from '../session/session-store.ts';
import { CannedRepliesDialog } from './canned-replies-dialog.tsx';
import { SmallSelect } from './small-select.tsx';

const EDIT = 'edit';

export interface CannedReplyPickerProps {
  endpoints: CannedEndpoints;
  /** Who the reply is to. */
  person: string;
  /** Gets the reply with its fields filled. */
  onChosen: (text: string) => void;
}

/** Inserts one of the office’s canned replies, and leads to where they are edited. */
export function CannedReplyPicker({ endpoints, person, onChosen }: CannedReplyPickerProps) {
  const text = useText('kit-messages');
  const { user } = useSession();
  const [isEditing, setEditing] = useState(false);
  const { data: replies = [] } = useRead(endpoints.list);
  const choose = (value: string) => {
    if (value === EDIT) return setEditing(true);
    const reply = replies.find(({ id }) => id === value);
    if (reply) onChosen(filledReply(reply.text, { name: person, me: user?.fullName ?? '', office: user?.temple?.name ?? BRAND.name }));
  };
  return (
    <>
      <SmallSelect
        label={text('canned.insert')}
        value=""
        options={[['', text('canned.insert')], ...replies.map(({ id, title }) => [id, title] as const), [EDIT, text('canned.edit')]]}
        onChange={choose}
      />
      <CannedRepliesDialog endpoints={endpoints} replies={replies} open={isEditing} onClose={() => setEditing(false)} />
    </>
  );
}
