import { BRAND, type CannedEndpoints, type CannedField, filledReply, type MessageRecord } from '@sannidhi/contracts';
import { useState } from 'react';
import { formatCents } from '../i18n/format.ts';
import { useText } from '../i18n/use-text.ts';
import { useRead } from '../query/use-read.ts';
import { useSession } from '../session/session-store.ts';
import { CannedRepliesDialog } from './canned-replies-dialog.tsx';
import { ChoiceButton } from './choice-button.tsx';

const EDIT = 'edit';

export interface CannedReplyPickerProps {
  endpoints: CannedEndpoints;
  /** Who the reply is to. */
  person: string;
  /** Gets the reply with its fields filled. */
  onChosen: (text: string) => void;
}

interface FillingProps extends Omit<CannedReplyPickerProps, 'onChosen'> {
  /** The gift or booking the conversation is about. */
  record?: MessageRecord | null;
  /** Gets the reply with its fields filled, and as it is kept. */
  onChosen: (text: string, template: string) => void;
}

/** Inserts one of the office’s canned replies, and leads to where they are edited. */
export function CannedReplyPicker({ endpoints, person, record = null, onChosen }: FillingProps) {
  const text = useText('kit-messages');
  const { user } = useSession();
  const [isEditing, setEditing] = useState(false);
  const { data: replies = [] } = useRead(endpoints.list);
  const choose = (value: string) => {
    if (value === EDIT) return setEditing(true);
    const reply = replies.find(({ id }) => id === value);
    const known = { name: person, me: user?.fullName ?? '', office: user?.temple?.name ?? BRAND.name, ...valuesOf(record) };
    if (reply) onChosen(filledReply(reply.text, known), reply.text);
  };
  return (
    <>
      <ChoiceButton
        label={text('canned.insert')}
        options={[...replies.map(({ id, title }) => [id, title] as const), [EDIT, text('canned.edit')]]}
        onChoose={choose}
      />
      <CannedRepliesDialog endpoints={endpoints} replies={replies} open={isEditing} onClose={() => setEditing(false)} />
    </>
  );
}

/** What a gift or booking fills. */
function valuesOf(record: MessageRecord | null): Partial<Record<CannedField, string>> {
  if (!record) return {};
  const { noun, title, amountCents, number } = record;
  return {
    ...(noun === 'booking' ? { pooja: title } : { fund: title }),
    ...(amountCents === null ? {} : { amount: formatCents(amountCents) }),
    ...(number ? { receipt: number } : {}),
  };
}
