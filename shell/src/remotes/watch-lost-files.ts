import type { PageLoader } from './page-loader.ts';

/**
 * Tells the loader about every file of a remote that did not arrive or was refused, whoever asked for it: a route, a panel, an event
 * handler. The errors of elements don't bubble, so they are caught on their way down. A preload that fails is nobody's loss yet.
 */
export function watchLostFiles({ lost }: Pick<PageLoader, 'lost'>): void {
  const heed = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) lost(new URL(target.src).pathname);
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost(new URL(target.href).pathname);
  };
  window.addEventListener('error', heed, true);
}
