import { type MouseEvent, useCallback, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

/** For a press on an `<a>` with a path of this app. */
export type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

/**
 * Follows an anchor inside the app, as the router's link does: a press that asks for a new tab is the browser's, and the page's own address
 * adds nothing to the history. Unlike that link, an anchor with this isn't drawn again whenever the address changes; the function stays the
 * same.
 */
export function useFollow(): Follow {
  const now = { navigate: useNavigate(), here: createPath(useLocation()) };
  const latest = useRef(now);
  latest.current = now;
  return useCallback((event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    const to = event.currentTarget.getAttribute('href') ?? '';
    const { navigate, here } = latest.current;
    void navigate(to, { replace: to === here });
  }, []);
}
