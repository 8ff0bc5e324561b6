import { useEffect, useRef } from 'react';
import { announce } from './announcer.tsx';
import { setStepTitle } from './current-step.ts';
import { documentTitle, focusOn } from './use-arrival.ts';

/**
 * Call it in the frame around a flow's steps: each step titles the document, and one that follows another is announced and focused at its
 * `data-step-start` (a code field), otherwise at its heading (the page's first `h2`, or its `h1`).
 *
 * @param step identifies the step, in every language
 */
export function useStep(step: string, title: string): void {
  useFollowing(step, title, focusStep);
}

/** Titles the document after the selected tab; the focus stays on the tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    setStepTitle(title);
    document.title = documentTitle(title);
  }, [title]);
  useEffect(() => () => setStepTitle(undefined), []);
}

function useFollowing(place: string, title: string, focus: () => void): void {
  const previous = useRef<string | undefined>(undefined);
  useTitle(title);
  useEffect(() => {
    const follows = previous.current !== undefined && previous.current !== place;
    previous.current = place;
    if (!follows) return;
    announce(title);
    focus();
  }, [place, title, focus]);
}

function focusStep(): void {
  const page = document.getElementById('main') ?? document;
  focusOn(page.querySelector('[data-step-start]') ?? page.querySelector('h2') ?? page.querySelector('h1'));
}
