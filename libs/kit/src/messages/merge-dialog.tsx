import { styled } from '@mui/material/styles';
import type { ConversationDetail, OfficeEndpoints } from '@sannidhi/contracts';
import { useState } from 'react';
import { formatShortDate } from '../i18n/format.ts';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notify/notices.ts';
import { useAddress } from '../query/use-address.ts';
import { useRead } from '../query/use-read.ts';
import { useWrite } from '../query/use-write.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ScreenStates } from '../ui/screen-states.tsx';
import { EmptyState } from '../ui/states.tsx';
import { useErrorSentence } from '../ui/use-error-sentence.ts';

const Choices = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  '& label': { display: 'flex', gap: 8, alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

interface MergeDialogProps {
  office: OfficeEndpoints;
  conversation: ConversationDetail;
  open: boolean;
  onClose: () => void;
}

/** Chooses the other conversation with the same person that this one becomes part of. */
export function MergeDialog({ office, conversation: { id, withName, subject }, open, onClose }: MergeDialogProps) {
  const text = useText('kit-messages');
  const sentenceOf = useErrorSentence();
  const { change } = useAddress();
  const [into, setInto] = useState<string>();
  const params = { conversationId: id };
  const others = useRead(office.others, { params, enabled: open });
  const { mutateAsync, isPending } = useWrite(office.merge);
  const merge = async () => {
    if (!into) return;
    try {
      await mutateAsync({ params, body: { into } });
      onClose();
      change({ conversation: into });
      notify({ kind: 'success', title: text('merge.done') });
    } catch (error) {
      notify({ kind: 'error', title: text('merge.failed'), body: sentenceOf(error) });
    }
  };
  const answers = (
    <>
      <Button onClick={onClose}>{text('cancel')}</Button>
      <Button variant="primary" disabled={!into} busy={isPending && text('merge.merging')} onClick={() => void merge()}>
        {text('merge.merge')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={text('merge.title', { subject })} onClose={onClose} answers={answers}>
      <p>{text('merge.explain', { name: withName })}</p>
      <ScreenStates
        query={others}
        failedTitle={text('merge.listFailed')}
        isEmpty={(found) => found.length === 0}
        empty={<EmptyState title={text('merge.none', { name: withName })}>{text('merge.noneMore')}</EmptyState>}
      >
        {(found) => (
          <Choices>
            <legend>{text('merge.into')}</legend>
            {found.map((other) => (
              <label key={other.id}>
                <input type="radio" name="into" checked={into === other.id} onChange={() => setInto(other.id)} />
                <span>
                  {other.subject} <small>{formatShortDate(other.lastMessageAt)}</small>
                </span>
              </label>
            ))}
          </Choices>
        )}
      </ScreenStates>
    </Dialog>
  );
}
