import { useCallback, useEffect, useRef } from 'react';
import { useWrite } from '../query/use-write.ts';
import type { MessagePortal } from './message-portals.ts';

/** Others see someone for 20 seconds. */
const AGAIN_MS = 12_000;
const TYPING_MS = 6_000;

/** Shows others that this conversation is open here, and whether the user types. Nobody is bothered if that fails. */
export function usePresence(portal: MessagePortal, id: string): { typed: () => void } {
  const { mutate } = useWrite(portal.endpoints.appear);
  const typedAt = useRef(0);
  const shown = useRef(false);
  const appear = useCallback(() => {
    if (document.hidden) return;
    shown.current = Date.now() - typedAt.current < TYPING_MS;
    mutate({ params: { conversationId: id }, body: { typing: shown.current } });
  }, [mutate, id]);
  useEffect(() => {
    appear();
    const again = setInterval(appear, AGAIN_MS);
    return () => clearInterval(again);
  }, [appear]);
  const typed = useCallback(() => {
    typedAt.current = Date.now();
    if (!shown.current) appear();
  }, [appear]);
  return { typed };
}
