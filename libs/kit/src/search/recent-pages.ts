import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { currentLink } from '../frame/current-link.ts';
import type { FrameLink } from '../frame/frame-types.ts';

const MOST = 5;
/** Only addresses of navigation entries: no names of donors stay behind on a shared desk. */
const KEY = 'recent-pages';

/** The pages this tab visited last, the current one left out, newest first; only such as the user may open now. */
export function useRecentPages(pages: readonly FrameLink[]): FrameLink[] {
  const { pathname, search } = useLocation();
  const here = currentLink(
    pages.map(({ to }) => to),
    pathname,
    search,
  );
  const [visited, setVisited] = useState(read);
  useEffect(() => {
    if (here) setVisited((before) => remember(here, before));
  }, [here]);
  return visited.filter((to) => to !== here).flatMap((to) => pages.find((page) => page.to === to) ?? []);
}

function remember(here: string, before: readonly string[]): string[] {
  const visited = [here, ...before.filter((to) => to !== here)].slice(0, MOST + 1);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visited));
  } catch {
    // Storage is full or blocked: the list lasts as long as the page.
  }
  return visited;
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((to) => typeof to === 'string') : [];
  } catch {
    return [];
  }
}
