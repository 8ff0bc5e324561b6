import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import {
  type BodyOf,
  CONVERSATION_LABEL_MAX,
  CONVERSATION_LABELS_MAX,
  type ConversationDetail,
  type OfficeEndpoints,
} from '@sannidhi/contracts';
import { useId, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconPlus, IconX } from '../icons/icons.ts';
import { notify } from '../notify/notices.ts';
import { useRead } from '../query/use-read.ts';
import { useWrite } from '../query/use-write.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useErrorSentence } from '../ui/use-error-sentence.ts';

const Labels = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  flexBasis: '100% !important',
  '& form': { display: 'flex', gap: 4, alignItems: 'center' },
});

interface ThreadLabelsProps {
  office: OfficeEndpoints;
  conversation: ConversationDetail;
}

/** The words by which the office sorts a conversation: pressing one removes it, and a new one is typed or chosen from those in use. */
export function ThreadLabels({ office, conversation: { id, labels } }: ThreadLabelsProps) {
  const text = useText('kit-messages');
  const sentenceOf = useErrorSentence();
  const known = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { data: used = [] } = useRead(office.labels);
  const { mutateAsync } = useWrite(office.handle);
  const handle = (body: BodyOf<OfficeEndpoints['handle']>) => {
    // What was pressed may be gone afterwards.
    field.current?.focus();
    void mutateAsync({ params: { conversationId: id }, body }).then(
      () => body.addLabel && setTyped(''),
      (error: unknown) => notify({ kind: 'error', title: text('notChanged'), body: sentenceOf(error) }),
    );
  };
  const add = () => typed.trim() && handle({ addLabel: typed.trim() });
  return (
    <Labels role="group" aria-label={text('labels')}>
      {labels.map((label) => (
        <Button key={label} small icon={IconX} aria-label={text('removeLabel', { label })} onClick={() => handle({ removeLabel: label })}>
          {label}
        </Button>
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <OutlinedInput
          size="small"
          value={typed}
          placeholder={text('newLabel')}
          onChange={(event) => setTyped(event.target.value)}
          inputRef={field}
          inputProps={{ 'aria-label': text('newLabel'), 'aria-keyshortcuts': 'l', maxLength: CONVERSATION_LABEL_MAX, list: known }}
        />
        <datalist id={known}>
          {used
            .filter((label) => !labels.includes(label))
            .map((label) => (
              <option key={label} value={label} />
            ))}
        </datalist>
        {labels.length < CONVERSATION_LABELS_MAX && <IconButton icon={IconPlus} label={text('addLabel')} onClick={add} />}
      </form>
    </Labels>
  );
}
