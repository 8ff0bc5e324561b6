import { styled } from '@mui/material/styles';
import {
  type Assignee,
  type BodyOf,
  CONVERSATION_PRIORITIES,
  type Colleague,
  type ConversationDetail,
  type OfficeEndpoints,
} from '@sannidhi/contracts';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconCheck, IconRefresh, IconStack2 } from '../icons/icons.ts';
import { notify } from '../notify/notices.ts';
import { useRead } from '../query/use-read.ts';
import { useWrite } from '../query/use-write.ts';
import { Button } from '../ui/button.tsx';
import { useErrorSentence } from '../ui/use-error-sentence.ts';
import { ChoiceButton } from './choice-button.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { morningIn } from './message-times.ts';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, flexBasis: '100% !important' });
const NOBODY = '';
/** Tomorrow, in three days, next week. */
const SNOOZES = [1, 3, 7] as const;

interface ThreadActionsProps {
  office: OfficeEndpoints;
  conversation: ConversationDetail;
}

/** What the office does with a conversation: who answers it, how urgent it is, until when it can wait, that it is resolved. */
export function ThreadActions({ office, conversation }: ThreadActionsProps) {
  const text = useText('kit-messages');
  const sentenceOf = useErrorSentence();
  const { id, status, assignee, priority } = conversation;
  const { data: colleagues = [] } = useRead(office.colleagues);
  const { mutateAsync, isPending } = useWrite(office.handle);
  const handle = (body: BodyOf<OfficeEndpoints['handle']>) =>
    void mutateAsync({ params: { conversationId: id }, body }).catch((error: unknown) =>
      notify({ kind: 'error', title: text('notChanged'), body: sentenceOf(error) }),
    );
  // Who has left the office may still have it.
  const people = assignee && !colleagues.some(({ accountId }) => accountId === assignee.accountId) ? [assignee, ...colleagues] : colleagues;
  const isResolved = status === 'resolved';
  const [isMerging, setMerging] = useState(false);
  const nameOf = ({ name, awayUntil }: Assignee & Partial<Colleague>) => (awayUntil ? text('away.named', { name }) : name);
  return (
    <Actions>
      <ChoiceButton
        label={text('assignee')}
        value={assignee?.accountId ?? NOBODY}
        options={[[NOBODY, text('nobody')], ...people.map((one) => [one.accountId, nameOf(one)] as const)]}
        onChoose={(value) => handle({ assigneeId: value || null })}
      />
      <ChoiceButton
        label={text('filter.priority')}
        value={priority}
        options={CONVERSATION_PRIORITIES.map((value) => [value, text(`priority.${value}`)])}
        onChoose={(value) => handle({ priority: value as typeof priority })}
      />
      {!isResolved && (
        <ChoiceButton
          label={text('snooze.label')}
          options={SNOOZES.map((days) => [`${days}`, text(`snooze.in${days}`)])}
          onChoose={(days) => handle({ status: 'snoozed', snoozedUntil: morningIn(Number(days)) })}
        />
      )}
      <Button
        small
        icon={isResolved ? IconRefresh : IconCheck}
        disabled={isPending}
        {...(isResolved ? {} : { 'aria-keyshortcuts': 'e' })}
        onClick={() => handle({ status: isResolved ? 'open' : 'resolved' })}
      >
        {text(isResolved ? 'reopen' : 'resolve')}
      </Button>
      {(conversation.person?.conversations ?? 0) > 1 && (
        <Button small icon={IconStack2} aria-haspopup="dialog" onClick={() => setMerging(true)}>
          {text('merge.open')}
        </Button>
      )}
      <MergeDialog office={office} conversation={conversation} open={isMerging} onClose={() => setMerging(false)} />
    </Actions>
  );
}
