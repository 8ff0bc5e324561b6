import type { PriestDayService } from '@sannidhi/contracts';
import { Button, formatTime, IconCircleCheck, newLineId, notify, styled, useText } from '@sannidhi/kit';
import { useState } from 'react';
import type { Entry, Mark } from './marks.ts';
import { NoteDialog } from './note-dialog.tsx';
import type { Pending } from './pending.ts';
import { PhotoButton } from './photo-button.tsx';
import { UndoButton } from './undo-button.tsx';
import { useOwner } from './use-day.ts';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '@media (max-height:399.95px)': { position: 'static' },
  padding: '12px 0',
  background: theme.vars.palette.background.default,
  borderTop: `1px solid ${theme.vars.palette.role.line}`,
  '& > :last-child': { marginLeft: 'auto' },
  // A focused name scrolls clear of it; in rem, because the bar grows with the text, and wraps on a phone.
  'html:has(&)': { scrollPaddingBottom: '8rem', '@media (max-width:599.95px)': { scrollPaddingBottom: '15rem' } },
}));

interface PerformBarProps {
  service: PriestDayService;
  readCount: number;
  pending: Pending;
  onMark: (entry: Entry) => Promise<void>;
}

/** Note, photo, and the button that marks the service as performed; or when it was, and the button that undoes a slip. */
export function PerformBar({ service, readCount, pending, onMark }: PerformBarProps) {
  const text = useText('mfe-priest');
  const [note, setNote] = useState('');
  const [photo, setPhoto] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const owner = useOwner();
  const done = service.marks.at(-1);
  const own = service.marks.findLast(({ byId }) => byId === owner);
  const mark = async () => {
    setBusy(true);
    try {
      await onMark(markOf(service, note, photo));
    } catch {
      notify({ kind: 'error', title: text('day.mark.notKept') });
    }
    setBusy(false);
  };
  if (pending.mark) {
    return (
      <Bar>
        <span role="status">{text('day.mark.waiting')}</span>
        <UndoButton service={service} mark={pending.mark.body} onUndo={onMark} />
      </Bar>
    );
  }
  if (done) {
    const time = formatTime(done.at, { timeZone: service.temple.timeZone });
    return (
      <Bar>
        <span role="status">{[text('day.mark.doneBy', { time, who: done.by }), done.note].filter(Boolean).join(' ')}</span>
        {own && <UndoButton service={service} mark={own} onUndo={onMark} />}
      </Bar>
    );
  }
  return (
    <Bar data-noprint="">
      <NoteDialog note={note} onChange={setNote} />
      <PhotoButton photo={photo} onChange={setPhoto} />
      {pending.isUndone && <span role="status">{text('day.undo.waiting')}</span>}
      <span>{text('day.read', { read: readCount, count: service.nameCount })}</span>
      <Button variant="primary" icon={IconCircleCheck} busy={isBusy && text('day.mark.busy')} onClick={() => void mark()}>
        {text('day.mark.do')}
      </Button>
    </Bar>
  );
}

const markOf = ({ slotId, service, startsAt, families }: PriestDayService, note: string, photo: string | null): Mark => ({
  slotId,
  service,
  photo,
  body: {
    key: newLineId(),
    at: new Date().toISOString(),
    startsAt,
    note,
    seen: families.map(({ bookingId, version }) => ({ bookingId, version })),
  },
});
