import { type RefObject, useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { losesTyped } from './unsaved-forms.ts';
import { type DiscardQuestion, useDiscardQuestion } from './use-discard-question.tsx';

/** Parameters that say which record or view a page shows: when one changes, the part that showed it is gone. */
const SHOWING = new Set(['view']);

/** Notes a parameter of the address as one that a part of the page comes and goes with. */
export const comesAndGoesWith = (parameter: string): void => void SHOWING.add(parameter);

/**
 * Guards a part of the page that comes and goes with the address: whatever leads away from it (another row, a link, Back) asks first
 * where it holds typed input. A form that leaves because it was sent is not asked.
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
