import { useText } from '../i18n/use-text.ts';
import { useWrite } from '../query/use-write.ts';
import { useSession } from '../session/session-store.ts';
import { AttachButton } from './attach-button.tsx';
import { AttachmentTray } from './attachment-tray.tsx';
import { CannedReplyPicker } from './canned-reply-picker.tsx';
import type { ComposerProps } from './composer-props.ts';
import { useAttachments } from './use-attachments.ts';
import { WritingField } from './writing-field.tsx';

/** The next message and what it carries. */
export function ReplyField({ portal: { endpoints, canned }, conversation, onTyped }: ComposerProps) {
  const text = useText('kit-messages');
  const { user } = useSession();
  const { id, isOffice, withName } = conversation;
  const attachments = useAttachments(endpoints, `files:${id}:${user?.id}`);
  const { mutateAsync, isPending } = useWrite(endpoints.reply);
  const isUploading = attachments.uploading.some(({ failure }) => !failure);
  const send = async (written: string) => {
    const attachmentIds = attachments.ready.map((one) => one.id);
    await mutateAsync({ params: { conversationId: id }, body: { text: written, attachmentIds } });
    attachments.sent();
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
      hasMore={attachments.ready.length > 0}
      onFiles={attachments.add}
      tools={(insert) => (
        <>
          <AttachButton onChosen={attachments.add} />
          {isOffice && canned && <CannedReplyPicker endpoints={canned} person={withName} onChosen={insert} />}
        </>
      )}
    >
      <AttachmentTray endpoints={endpoints} attachments={attachments} />
    </WritingField>
  );
}
