import { type RefObject, useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { losesTyped } from './unsaved-forms.ts';
import { type DiscardQuestion, useDiscardQuestion } from './use-discard-question.tsx';

/** Query parameters that say which record or view a page shows: when one changes, the part that showed it is unmounted. */
const SHOWING = new Set(['view']);

/** Registers a query parameter that a part of the page depends on. */
export const comesAndGoesWith = (parameter: string): void => void SHOWING.add(parameter);

/**
 * Guards a part of the page that depends on the URL: anything that leads away from it (another row, a link, Back) asks first if it has
 * input. A form that leaves because it was submitted isn't asked about.
 */
export function useLeaveGuard(part: RefObject<HTMLElement | null>): Pick<DiscardQuestion, 'leave' | 'question'> {
  const { leave, ask, question } = useDiscardQuestion(part);
  const isAgreed = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const agreed = isAgreed.current;
    isAgreed.current = false;
    return !agreed && leadsAway(currentLocation, nextLocation) && losesTyped(part.current, false);
  });
  useEffect(() => {
    if (blocker.state === 'blocked') ask({ proceed: blocker.proceed, stay: blocker.reset });
  }, [blocker, ask]);
  return {
    question,
    leave: (proceed) =>
      leave(() => {
        isAgreed.current = true;
        proceed();
      }),
  };
}

function leadsAway(from: Location, to: Location): boolean {
  if (from.pathname !== to.pathname) return true;
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return [...SHOWING].some((name) => before.get(name) !== after.get(name));
}
