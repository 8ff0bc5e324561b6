import { type PriestDayService, UNDO_MINUTES } from '@sannidhi/contracts';
import { Button, IconArrowBackUp, notify, useText } from '@sannidhi/kit';
import { useEffect, useState } from 'react';
import { markedHereAt } from './marked-here.ts';
import type { Undo } from './marks.ts';

const WINDOW_MS = UNDO_MINUTES * 60_000;

interface UndoButtonProps {
  service: PriestDayService;
  mark: { key: string; at: string };
  onUndo: (undo: Undo) => Promise<void>;
}

/** Takes back a mark that was a slip, as long as that is possible. */
export function UndoButton({ service: { slotId, service }, mark, onUndo }: UndoButtonProps) {
  const text = useText('mfe-priest');
  const [isBusy, setBusy] = useState(false);
  if (!useIsRecent(markedHereAt(mark))) return null;
  const undo = async () => {
    setBusy(true);
    try {
      await onUndo({ slotId, service, undo: { key: mark.key, at: new Date().toISOString() } });
    } catch {
      notify({ kind: 'error', title: text('day.mark.notKept') });
    }
    setBusy(false);
  };
  return (
    <Button
      icon={IconArrowBackUp}
      busy={isBusy && text('day.mark.busy')}
      onClick={() => void undo()}
      aria-label={text('day.undo.one', { service })}
    >
      {text('day.undo.do')}
    </Button>
  );
}

function useIsRecent(at: string): boolean {
  const endsAt = Date.parse(at) + WINDOW_MS;
  const [, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, endsAt - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAt]);
  return Date.now() < endsAt;
}
