import type { PageLoader } from './page-loader.ts';

/**
 * Tells the loader about every file of a remote that failed to load or was refused, whether a route, a panel or an event handler requested
 * it. Element errors don't bubble, so they are captured on their way down. A failed preload isn't a loss yet.
 */
export function watchLostFiles({ lost }: Pick<PageLoader, 'lost'>): void {
  const heed = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) lost(new URL(target.src).pathname);
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost(new URL(target.href).pathname);
  };
  window.addEventListener('error', heed, true);
}
