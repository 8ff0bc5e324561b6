import { type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels that still count as the end. */
const SLACK = 48;

interface Newest {
  number: number;
  isOurs: boolean;
}

/**
 * Scrolls to a new message, but not away from what somebody reads above it. Another page of the conversation opens at its end.
 *
 * @returns whether messages arrived below, and what scrolls to them
 */
export function useNewestInView(log: RefObject<HTMLElement | null>, newest: Newest | undefined, page: unknown) {
  const [hasNew, setHasNew] = useState(false);
  const before = useRef<{ height: number; page: unknown }>(undefined);
  const show = () => {
    if (log.current) scrollToEnd(log.current);
    setHasNew(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message or page scrolls
  useEffect(() => {
    const { current } = log;
    if (!current || !newest) return;
    const seen = before.current;
    if (!seen || seen.page !== page || newest.isOurs || isAtEnd(current, current.scrollHeight - seen.height)) show();
    else setHasNew(true);
  }, [newest?.number, page]);
  useEffect(() => {
    if (log.current && newest) before.current = { height: log.current.scrollHeight, page };
  });
  useEffect(() => {
    if (!hasNew) return;
    const check = () => log.current && isAtEnd(log.current) && setHasNew(false);
    document.addEventListener('scroll', check, true);
    return () => document.removeEventListener('scroll', check, true);
  }, [log, hasNew]);
  return { hasNew, show };
}

const scrolls = (log: HTMLElement): boolean => log.scrollHeight > log.clientHeight;

function scrollToEnd(log: HTMLElement): void {
  log.scrollTop = log.scrollHeight;
  // On phones the page scrolls instead.
  if (!scrolls(log)) log.closest('section')?.scrollIntoView?.({ block: 'end' });
}

/** Whether the end is in view, or was before the log grew. */
function isAtEnd(log: HTMLElement, grown = 0): boolean {
  if (scrolls(log)) return log.scrollTop + log.clientHeight >= log.scrollHeight - grown - SLACK;
  const { bottom } = (log.closest('section') ?? log).getBoundingClientRect();
  return bottom - grown <= window.innerHeight + SLACK;
}
