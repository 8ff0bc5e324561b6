import { factsOfRole, type RegistryDocument } from '@sannidhi/contracts';
import { sessionStore } from '@sannidhi/kit/session';
import { loadKit } from './load-kit.ts';
import { preloadPage } from './preload.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Uses idle time to load the interface kit, which every area needs; after a sign-in, the portal's first page; and the page behind any link
 * that the pointer or keyboard reaches.
 */
export function warmUp(registry: () => RegistryDocument): void {
  whenIdle(loadKit);
  sessionStore.subscribe(({ user }, before) => {
    if (user && user.id !== before.user?.id) whenIdle(() => preloadPage(factsOfRole(user.role).home, registry()));
  });
  for (const event of ['pointerover', 'focusin']) {
    document.addEventListener(event, ({ target }) => preloadLink(target, registry()), { passive: true });
  }
}

function preloadLink(target: EventTarget | null, registry: RegistryDocument): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (link) preloadPage(link.pathname + link.search, registry);
}
