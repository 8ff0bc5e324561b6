import { type ReactNode, useRef } from 'react';
import { useLeaveGuard } from './use-leave-guard.ts';

/** A record that comes and goes with the address and is no side panel: leaving it asks before what was typed into it is lost. */
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
