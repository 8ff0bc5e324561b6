import type { ConversationDetail, MessageRecord } from '@sannidhi/contracts';
import { useDraft } from '../forms/use-draft.ts';
import { useText } from '../i18n/use-text.ts';
import { IconX } from '../icons/icons.ts';
import { useWrite } from '../query/use-write.ts';
import { useSession } from '../session/session-store.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { AttachButton } from './attach-button.tsx';
import { AttachmentTray } from './attachment-tray.tsx';
import { CannedReplyPicker } from './canned-reply-picker.tsx';
import type { ComposerProps } from './composer-props.ts';
import { RecordCard, recordTitle } from './record-card.tsx';
import { RecordPicker } from './record-picker.tsx';
import { useAttachments } from './use-attachments.ts';
import { WritingField } from './writing-field.tsx';

/** The next message and what it carries. */
export function ReplyField({ portal: { endpoints, canned }, conversation, record: latest, onTyped }: ComposerProps) {
  const text = useText('kit-messages');
  const { user } = useSession();
  const { id, isOffice, withName } = conversation;
  const attachments = useAttachments(endpoints, `files:${id}:${user?.id}`);
  const { mutateAsync, isPending } = useWrite(endpoints.reply);
  const [about, setAbout] = useDraft(`record:${id}:${user?.id}`, { record: null as MessageRecord | null });
  const { record } = about;
  const isUploading = attachments.uploading.some(({ failure }) => !failure);
  const send = async (written: string) => {
    const attachmentIds = attachments.ready.map((one) => one.id);
    await mutateAsync({ params: { conversationId: id }, body: { text: written, attachmentIds, ...carried(record) } });
    attachments.sent();
    setAbout({ record: null });
  };
  return (
    <WritingField
      draft={`message:${id}`}
      label={text('messageTo', { name: withName })}
      button={text(isOffice ? 'sendReply' : 'send')}
      busy={isPending}
      waitsFor={isUploading ? text('attach.wait') : undefined}
      onSend={send}
      shortcut="r"
      onTyped={onTyped}
      hasMore={attachments.ready.length > 0 || record !== null}
      onFiles={attachments.add}
      tools={(insert) => (
        <>
          <AttachButton onChosen={attachments.add} />
          {mayCarry(conversation) && (
            <RecordPicker endpoints={endpoints} conversationId={id} onChosen={(chosen) => setAbout({ record: chosen })} />
          )}
          {isOffice && canned && <CannedReplyPicker endpoints={canned} person={withName} record={record ?? latest} onChosen={insert} />}
        </>
      )}
    >
      {record && (
        <RecordCard
          record={record}
          action={
            <IconButton
              icon={IconX}
              label={text('attach.remove', { name: recordTitle(record) })}
              onClick={() => setAbout({ record: null })}
            />
          }
        />
      )}
      <AttachmentTray endpoints={endpoints} attachments={attachments} />
    </WritingField>
  );
}

const carried = (record: MessageRecord | null) => (record ? { record: { noun: record.noun, id: record.id } } : {});

/** Gifts and bookings are between a devotee and a temple. */
const mayCarry = ({ isOffice, withKind }: ConversationDetail): boolean => withKind === (isOffice ? 'devotee' : 'temple');
