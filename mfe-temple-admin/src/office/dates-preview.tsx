import { Button, formatDate, IconCalendar, notify, useErrorSentence } from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { Secondary } from './layout.tsx';

interface DatesPreviewProps {
  label: string;
  /** What the button says while the dates are computed; false while they aren't. */
  busy: string | false;
  /** Whether what was typed is a rule already. */
  isReady: boolean;
  ask: (options: { onError: (error: Error) => void }) => void;
  /** The dates in words, once they were asked for. */
  children: ReactNode;
}

/** Shows the dates that a rule leads to, as it is typed. */
export function DatesPreview({ label, busy, isReady, ask, children }: DatesPreviewProps) {
  const sentenceOf = useErrorSentence();
  const onError = (error: Error) => notify({ kind: 'error', title: sentenceOf(error) });
  return (
    <div>
      <Button small icon={IconCalendar} busy={busy} disabled={!isReady} onClick={() => ask({ onError })}>
        {label}
      </Button>
      <div role="status">{children && <Secondary>{children}</Secondary>}</div>
    </div>
  );
}

/** "Sun, Nov 8 · Mon, Nov 9" */
export const datesInWords = (dates: readonly string[]): string =>
  dates.map((date) => formatDate(date, { weekday: 'short', month: 'short', day: 'numeric' })).join(' · ');
