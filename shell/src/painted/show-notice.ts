import { NOTICE_DURATION_MS } from '@sannidhi/kit/early';
import { INTENTS } from '../early/app-loader.ts';

/** Where a notice's texts go in its markup, which is rendered at build time. */
export const NOTICE_MARKS = { title: '~title~', body: '~body~' } as const;

/**
 * Shows an error as the app's notices do, for as long; one at a time. Markup can't bring styles along under the page's policy, so they are
 * in `data-style`.
 */
export function showNotice(title: string, body: string): void {
  dismissNotice();
  const region = Object.assign(document.createElement('section'), { id: 'early-notice', className: 'notices' });
  const template = document.querySelector<HTMLTemplateElement>('#notice')?.content;
  if (!template) return;
  region.append(template.cloneNode(true));
  for (const element of region.querySelectorAll<HTMLElement>('[data-style]')) element.style.cssText = element.dataset.style ?? '';
  fillIn(region, { [NOTICE_MARKS.title]: title, [NOTICE_MARKS.body]: body });
  region.querySelector('button')?.addEventListener('click', dismissNotice);
  // Reading a notice is no reason to start the app.
  for (const type of INTENTS) region.addEventListener(type, (event) => event.stopPropagation());
  document.body.append(region);
  leaveAfterwards(region);
  giveWay(region);
}

export const dismissNotice = (): void => document.getElementById('early-notice')?.remove();

/** A notice that is being read or reached stays. */
function leaveAfterwards(region: HTMLElement): void {
  setTimeout(() => (region.matches(':hover, :focus-within') ? leaveAfterwards(region) : region.remove()), NOTICE_DURATION_MS);
}

/** The app that has replaced the paint shows one notice at a time too. */
function giveWay(region: HTMLElement): void {
  const watch = new MutationObserver(() => {
    if (region.isConnected && !document.querySelector('#root .notices')) return;
    watch.disconnect();
    region.remove();
  });
  watch.observe(document.body, { subtree: true, childList: true });
}

function fillIn(region: HTMLElement, texts: Readonly<Record<string, string>>): void {
  const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) node.nodeValue = texts[node.nodeValue ?? ''] ?? node.nodeValue;
}
