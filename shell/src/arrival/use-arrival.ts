import { BRAND } from '@sannidhi/contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from './announcer.tsx';

let arrivedAt: string | undefined;

/**
 * Call it where a page's content stands: names the document, and after a navigation inside the page (not the first load)
 * says the title and puts the focus on the heading, as a full page load would.
 */
export function useArrival(title: string): void {
  const { key } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${BRAND.name}`;
    const first = arrivedAt === undefined;
    if (arrivedAt === key) return;
    arrivedAt = key;
    if (first) return;
    announce(title);
    focusHeading();
  }, [title, key]);
}

/** The heading takes the focus, so that keyboard and screen reader go on from there. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1, h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
