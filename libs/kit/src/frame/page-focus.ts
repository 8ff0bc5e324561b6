import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a navigation focus goes to the new page's heading, so that a screen reader starts there; the first load leaves it alone. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what a navigation changes.
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      const heading = document.querySelector<HTMLElement>('[data-page-title]') ?? document.getElementById('main');
      heading?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [pathname]);
}
