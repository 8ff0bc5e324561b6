import type { MessageRecord, SideEndpoints } from '@sannidhi/contracts';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconGift } from '../icons/icons.ts';
import { useRead } from '../query/use-read.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ScreenStates } from '../ui/screen-states.tsx';
import { EmptyState } from '../ui/states.tsx';
import { RecordCard, recordTitle } from './record-card.tsx';

interface RecordPickerProps {
  endpoints: SideEndpoints;
  conversationId: string;
  onChosen: (record: MessageRecord) => void;
}

/** Chooses the gift or booking that the next message is about. */
export function RecordPicker({ endpoints, conversationId, onChosen }: RecordPickerProps) {
  const text = useText('kit-messages');
  const [isOpen, setOpen] = useState(false);
  const records = useRead(endpoints.records, { params: { conversationId }, enabled: isOpen });
  const choose = (record: MessageRecord) => {
    onChosen(record);
    setOpen(false);
  };
  return (
    <>
      <IconButton icon={IconGift} label={text('record.attach')} onClick={() => setOpen(true)} />
      <Dialog
        open={isOpen}
        title={text('record.attach')}
        onClose={() => setOpen(false)}
        answers={<Button onClick={() => setOpen(false)}>{text('cancel')}</Button>}
      >
        <ScreenStates
          query={records}
          failedTitle={text('record.failed')}
          isEmpty={(found) => found.length === 0}
          empty={<EmptyState title={text('record.none')}>{text('record.noneMore')}</EmptyState>}
        >
          {(found) => (
            <div style={{ display: 'grid', gap: 8 }}>
              {found.map((record) => (
                <RecordCard
                  key={record.id}
                  record={record}
                  action={
                    <Button small onClick={() => choose(record)} aria-label={text('record.chooseOne', { title: recordTitle(record) })}>
                      {text('record.choose')}
                    </Button>
                  }
                />
              ))}
            </div>
          )}
        </ScreenStates>
      </Dialog>
    </>
  );
}
