import { BRAND } from '@sannidhi/contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from './announcer.tsx';

let arrivedAt: string | undefined;

/**
 * Call it where a page's content stands: names the document, and after a navigation inside the page (not the first load)
 * says the title and puts the focus on the heading, as a full page load would; nothing else moves it. A changed query is the same page: a filter or
 * a calendar's arrow keys keep the focus.
 */
export function useArrival(title: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${BRAND.name}`;
    const first = arrivedAt === undefined;
    if (arrivedAt === pathname) return;
    arrivedAt = pathname;
    if (first) return;
    announce(title);
    focusPage();
  }, [title, pathname]);
}

/** The page that stands is about to be drawn anew on the person's wish: it arrives like one that was just opened. */
export function arriveAgain(): void {
  arrivedAt = '';
}

/** The heading, or the page's content where it has none yet, takes the focus: keyboard and screen reader go on from there. */
export function focusPage(): void {
  const start = document.querySelector<HTMLElement>('main h1, h1') ?? document.getElementById('main');
  if (!start) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
