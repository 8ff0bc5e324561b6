import { BRAND } from '@sannidhi/contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from './announcer.tsx';
import { currentStepTitle } from './current-step.ts';

let arrivedAt: string | undefined;

/**
 * Call it in a page's content: it titles the document, and after a navigation inside the page (not the first load) announces the title and
 * moves the focus to the heading, as a full page load would; nothing else moves it. A changed query is still the same page (a filter or a
 * calendar's arrow keys keep the focus), unless it changes `place`, the selected view. Each navigation sets the title again, whatever a
 * remote wrote there.
 */
export function useArrival(title: string, place = ''): void {
  const { pathname, key } = useLocation();
  const here = `${pathname} ${place}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation is an occasion
  useEffect(() => {
    document.title = documentTitle(currentStepTitle() ?? title);
  }, [title, key]);
  useEffect(() => {
    const first = arrivedAt === undefined;
    if (arrivedAt === here) return;
    arrivedAt = here;
    if (first) return;
    announce(title);
    focusPage();
  }, [title, here]);
}

/** The page is about to be remounted at the user's request: it is announced like one that was just opened. */
export function arriveAgain(): void {
  arrivedAt = '';
}

/** Focuses the heading, or the page's content if it has none yet, so that keyboard and screen reader continue from there. */
export function focusPage(): void {
  focusOn(document.querySelector<HTMLElement>('main h1, h1') ?? document.getElementById('main'));
}

/** Moves the focus, without scrolling, to an element that isn't a control. */
export function focusOn(start: HTMLElement | null): void {
  if (!start) return;
  if (!(start instanceof HTMLInputElement)) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/** The tab's title for a page or step with this title. */
export const documentTitle = (title: string): string => `${title} · ${BRAND.name}`;
