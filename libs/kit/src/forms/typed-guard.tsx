import { type ReactNode, useRef } from 'react';
import { useLeaveGuard } from './use-leave-guard.ts';

/** A record that opens and closes with the URL and isn't a side panel: leaving it asks before discarding input. */
export function TypedGuard({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const { question } = useLeaveGuard(part);
  return (
    <div ref={part}>
      {children}
      {question}
    </div>
  );
}
