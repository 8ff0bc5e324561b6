import { type RefObject, useEffect, useRef } from 'react';
import { announce } from '../arrival/announcer.tsx';
import type { Paging } from '../query/use-pages.ts';
import { useKitText } from '../text/use-kit-text.ts';

/** After paging, the new page starts at its top: in view, announced, and with the focus on its first row. Back and reload move nothing. */
export function usePageStart(list: RefObject<HTMLElement | null>, paging: Paging | undefined): void {
  const text = useKitText();
  const { page = 1, turned, isTurning = false } = paging ?? {};
  const seen = useRef(turned);
  useEffect(() => {
    // The URL changes after the press, and the rows change after the URL.
    if (turned === seen.current || turned?.to !== page || isTurning || !list.current) return;
    seen.current = turned;
    list.current.scrollIntoView?.({ block: 'start' });
    const row = list.current.querySelector<HTMLElement>('tr[data-row], button[data-row]');
    (row ?? list.current).focus({ preventScroll: true });
    announce(text('table.page', { page }));
  }, [turned, isTurning, page, list, text]);
}
