import { BRAND } from '@sannidhi/contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from './announcer.tsx';
import { currentStepTitle } from './current-step.ts';

let arrivedAt: string | undefined;

/**
 * Call it where a page's content is: names the document, and after a navigation inside the page (not the first load)
 * announces the title and moves the focus to the heading, as a full page load would; nothing else moves it. A changed query is
 * the same page (a filter or a calendar's arrow keys keep the focus), unless it changes `place`: the view it selects.
 */
export function useArrival(title: string, place = ''): void {
  const { pathname } = useLocation();
  const here = `${pathname} ${place}`;
  useEffect(() => {
    document.title = documentTitle(currentStepTitle() ?? title);
    const first = arrivedAt === undefined;
    if (arrivedAt === here) return;
    arrivedAt = here;
    if (first) return;
    announce(title);
    focusPage();
  }, [title, here]);
}

/** The page in place is about to be drawn again on the person's wish: it arrives like one that was just opened. */
export function arriveAgain(): void {
  arrivedAt = '';
}

/** The heading, or the page's content where it has none yet, gets the focus: keyboard and screen reader go on from there. */
export function focusPage(): void {
  focusOn(document.querySelector<HTMLElement>('main h1, h1') ?? document.getElementById('main'));
}

/** Moves the focus without scrolling to something that isn't a control. */
export function focusOn(start: HTMLElement | null): void {
  if (!start) return;
  if (!(start instanceof HTMLInputElement)) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/** What the tab is called on a page or step of this title. */
export const documentTitle = (title: string): string => `${title} · ${BRAND.name}`;
