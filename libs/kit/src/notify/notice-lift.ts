import { type RefObject, useEffect } from 'react';

/** What a person may be about to press. */
const PRESSABLE = 'a[href], button, input, select, textarea, summary';
/** Between a notice and what it makes room for, in pixels. */
const GAP_PX = 12;

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/**
 * Lifts the region's open notice off links, buttons and fields it would cover, for as long as it is open and the page changes under it.
 * Where nothing is free in the lower half of the screen, as over a long list, it stays at its place: a list scrolls.
 */
export function useNoticeLift(region: RefObject<HTMLElement | null>, openId: number | undefined): void {
  useEffect(() => {
    const section = region.current;
    if (!section || openId === undefined) return undefined;
    let lift = 0;
    const measure = () => {
      const box = section.querySelector('.notices')?.getBoundingClientRect();
      if (!box) return;
      // It never sinks back while it is read.
      lift = Math.max(lift, liftOver(pressablesUnder(section), moved(box, lift)));
      section.style.setProperty('--notice-lift', `${lift}px`);
    };
    section.style.setProperty('--notice-lift', '0px');
    measure();
    // Called before the browser paints what changed, the notice itself first of all.
    const changes = new MutationObserver(measure);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [region, openId]);
}

/** The smallest lift in pixels that clears `box` of all `others`; 0 where there is none within the lower half of the screen. */
function liftOver(others: readonly Box[], box: Box): number {
  const highest = window.innerHeight / 2;
  for (let lift = 0; moved(box, -lift).top >= highest; ) {
    const here = moved(box, -lift);
    const covered = others.filter((other) => overlaps(here, other));
    if (covered.length === 0) return lift;
    lift = box.bottom - Math.min(...covered.map(({ top }) => top)) + GAP_PX;
  }
  return 0;
}

const moved = (box: Box, by: number): Box => ({ top: box.top + by, bottom: box.bottom + by, left: box.left, right: box.right });

const overlaps = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Where things to press are in the lower half of the screen, without what lies behind something else. */
function pressablesUnder(section: HTMLElement): Box[] {
  const lowerHalf: Box = { top: window.innerHeight / 2, bottom: window.innerHeight, left: 0, right: window.innerWidth };
  return [...document.querySelectorAll(PRESSABLE)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    return overlaps(box, lowerHalf) && !section.contains(element) && isInSight(element, box, section) ? [box] : [];
  });
}

function isInSight(element: Element, { top, bottom, left, right }: Box, section: HTMLElement): boolean {
  const there = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  const foremost = there.find((other) => !section.contains(other));
  return foremost !== undefined && (element.contains(foremost) || foremost.contains(element));
}
