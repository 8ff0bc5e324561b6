import { styled } from '@mui/material/styles';
import type { ConversationFolder } from '@sannidhi/contracts';
import { useRef, useState } from 'react';
import { useTitle } from '../arrival/use-step.ts';
import { useText } from '../i18n/use-text.ts';
import { IconPlus } from '../icons/icons.ts';
import { useAddress } from '../query/use-address.ts';
import { useSession } from '../session/session-store.ts';
import { Button } from '../ui/button.tsx';
import { Page, PageHeader } from '../ui/page.tsx';
import { AwayChoice } from './away-choice.tsx';
import { ConversationList } from './conversation-list.tsx';
import { Folders } from './folders.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { messagePortalOf } from './message-portals.ts';
import { NewConversation } from './new-conversation.tsx';
import { Thread } from './thread.tsx';
import { useFocusOnRow, useInboxKeys } from './use-inbox-keys.ts';
import { useLetterKeys } from './use-letter-keys.ts';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 340px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  '@media (max-width:899.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&[data-open] > [data-list]': { display: 'none' },
  },
});
const Nothing = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  padding: '48px 16px',
  textAlign: 'center',
  '@media (max-width:899.95px)': { display: 'none' },
}));

const NEW = 'new';

/** Conversations on the left, the open one on the right; on phones one of them. */
export function Inbox() {
  const text = useText('kit-messages');
  const { user } = useSession();
  const { parameters, change } = useAddress();
  const portal = messagePortalOf(user?.role ?? 'donor');
  const opened = parameters.get('conversation') ?? undefined;
  const folder = (parameters.get('folder') ?? (portal.office ? 'needs-reply' : 'all')) as ConversationFolder;
  const open = (id: string | undefined) => change({ conversation: id });
  useTitle(text(portal.office ? 'inbox' : 'title'));
  const root = useRef<HTMLDivElement>(null);
  const [lettersOn, onLetters] = useLetterKeys();
  const [isHelpOpen, setHelpOpen] = useState(false);
  useInboxKeys({ root, opened, lettersOn, open, help: () => setHelpOpen(true) });
  useFocusOnRow(root, opened);
  const mayWrite = user?.role !== 'temple-admin' || user.permissions?.includes('messages:reply');
  return (
    <Page>
      <PageHeader
        title={text(portal.office ? 'inbox' : 'title')}
        actions={
          mayWrite && (
            <>
              {portal.office && <AwayChoice office={portal.office} />}
              <Button variant="primary" icon={IconPlus} onClick={() => open(NEW)}>
                {text('new')}
              </Button>
            </>
          )
        }
      />
      {portal.office && (
        <Folders
          office={portal.office}
          hasPlatform={user?.role === 'temple-admin'}
          folder={folder}
          onChange={(next: ConversationFolder) => change({ folder: next, page: undefined })}
        />
      )}
      <Columns ref={root} data-open={opened || undefined}>
        <ConversationList portal={portal} folder={folder} opened={opened} onOpen={open} />
        {opened === NEW && <NewConversation portal={portal} onStarted={open} onClose={() => open(undefined)} />}
        {opened && opened !== NEW && (
          <Thread key={opened} portal={portal} id={opened} mayWrite={Boolean(mayWrite)} onClose={() => open(undefined)} />
        )}
        {!opened && <Nothing>{text('chooseOne')}</Nothing>}
      </Columns>
      <KeysDialog
        open={isHelpOpen}
        isOffice={portal.office !== undefined}
        {...{ lettersOn, onLetters }}
        onClose={() => setHelpOpen(false)}
      />
    </Page>
  );
}
