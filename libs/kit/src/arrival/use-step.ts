import { useEffect, useRef } from 'react';
import { announce } from './announcer.tsx';
import { setStepTitle } from './current-step.ts';
import { documentTitle, focusOn } from './use-arrival.ts';

/**
 * Call it in the frame around a flow's steps: each step names the document, and one that follows another is announced and gets
 * the focus at its `data-step-start` (a code's field), else at its heading (the first `h2` of the page, or its `h1`).
 *
 * @param step tells steps apart, in every language
 */
export function useStep(step: string, title: string): void {
  const previous = useRef<string | undefined>(undefined);
  useEffect(() => {
    setStepTitle(title);
    document.title = documentTitle(title);
    const follows = previous.current !== undefined && previous.current !== step;
    previous.current = step;
    if (!follows) return;
    announce(title);
    focusOn(startOfStep());
  }, [step, title]);
  useEffect(() => () => setStepTitle(undefined), []);
}

function startOfStep(): HTMLElement | null {
  const page = document.getElementById('main') ?? document;
  return page.querySelector('[data-step-start]') ?? page.querySelector('h2') ?? page.querySelector('h1');
}
