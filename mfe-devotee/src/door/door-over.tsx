import { Button, EmptyState, Page, PageHeader } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import type { SentAtEnd } from './scan-queue.ts';

interface DoorOverProps {
  sent: SentAtEnd;
  /** Scans that still have to be sent. */
  waiting: number;
}

/** A door that ended for this person, or never was theirs: nothing of it is left on this device, and what became of the last scans. */
export function DoorOver({ sent: { taken, refused }, waiting }: DoorOverProps) {
  const text = useTexts();
  const rest = [
    ...(taken > 0 ? [text('door.over.taken', { count: taken })] : []),
    ...(refused > 0 ? [text('door.over.refused', { count: refused })] : []),
    ...(waiting > 0 ? [text('door.offline.waiting', { count: waiting })] : []),
  ];
  return (
    <Page reading>
      <PageHeader title={text('titles.door')} />
      <EmptyState title={text('door.over.title')} action={<Button to="/devotee/events">{text('titles.events')}</Button>}>
        {[text('door.over.help'), ...rest].join(' ')}
      </EmptyState>
    </Page>
  );
}
