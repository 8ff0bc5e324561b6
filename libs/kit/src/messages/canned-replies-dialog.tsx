import { styled } from '@mui/material/styles';
import type { CannedEndpoints, CannedReply } from '@sannidhi/contracts';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconEdit, IconPlus, IconTrash } from '../icons/icons.ts';
import { notify } from '../notify/notices.ts';
import { useWrite } from '../query/use-write.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useErrorSentence } from '../ui/use-error-sentence.ts';
import { CannedReplyForm } from './canned-reply-form.tsx';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { display: 'flex', gap: 4, alignItems: 'center', padding: '8px 0', borderBottom: `1px solid ${theme.vars.palette.role.line}` },
  '& li > div': { flex: 1, minWidth: 0 },
  '& b': { ...theme.typography.body1, fontWeight: 500, display: 'block', overflowWrap: 'anywhere' },
  '& small': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}));

interface CannedRepliesDialogProps {
  endpoints: CannedEndpoints;
  replies: readonly CannedReply[];
  open: boolean;
  onClose: () => void;
}

/** The office’s canned replies: to add, to change and to remove. */
export function CannedRepliesDialog({ endpoints, replies, open, onClose }: CannedRepliesDialogProps) {
  const text = useText('kit-messages');
  const [edited, setEdited] = useState<CannedReply | 'new'>();
  const remove = useRemoval(endpoints);
  const close = () => {
    setEdited(undefined);
    onClose();
  };
  if (edited)
    return (
      <Dialog open={open} title={text(edited === 'new' ? 'canned.add' : 'canned.change')} onClose={close} answers={null}>
        {/* The dialog is drawn inside the form of the reply, which must not be sent with it. */}
        <div onSubmit={(event) => event.stopPropagation()}>
          <CannedReplyForm endpoints={endpoints} reply={edited === 'new' ? undefined : edited} onDone={() => setEdited(undefined)} />
        </div>
      </Dialog>
    );
  return (
    <Dialog open={open} title={text('canned.title')} onClose={close} answers={<Button onClick={close}>{text('keys.done')}</Button>}>
      {replies.length === 0 && <p>{text('canned.none')}</p>}
      <List>
        {replies.map((reply) => (
          <li key={reply.id}>
            <div>
              <b>{reply.title}</b>
              <small>{reply.text}</small>
            </div>
            <IconButton icon={IconEdit} label={text('canned.changeOne', { title: reply.title })} onClick={() => setEdited(reply)} />
            <IconButton icon={IconTrash} label={text('canned.removeOne', { title: reply.title })} onClick={() => remove(reply)} />
          </li>
        ))}
      </List>
      <Button variant="text" icon={IconPlus} onClick={() => setEdited('new')}>
        {text('canned.add')}
      </Button>
    </Dialog>
  );
}

/** Removes at once; for a moment it can be undone. */
function useRemoval(endpoints: CannedEndpoints): (reply: CannedReply) => void {
  const text = useText('kit-messages');
  const sentenceOf = useErrorSentence();
  const removal = useWrite(endpoints.remove);
  const addition = useWrite(endpoints.add);
  const failed = (error: unknown) => notify({ kind: 'error', title: sentenceOf(error) });
  return ({ id, title, text: words }) => {
    const undo = () => void addition.mutateAsync({ body: { title, text: words } }).catch(failed);
    const done = () => notify({ kind: 'success', title: text('canned.removed'), action: { label: text('canned.undo'), onClick: undo } });
    void removal.mutateAsync({ params: { cannedReplyId: id } }).then(done, failed);
  };
}
