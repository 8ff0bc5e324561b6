import type { Portal } from '@sannidhi/contracts';

const OPEN = 'is-open';

/**
 * Opens and closes the portal chooser's rows until the app has loaded: one open at a time, each with an empty form. The forms were rendered
 * at build time, so the app finds exactly what it would have rendered.
 */
export function portalRows() {
  const onClick = (event: Event) => {
    const head = event.target instanceof Element ? event.target.closest('.portal-head') : null;
    if (!head) return;
    event.preventDefault();
    const wasOpen = head.getAttribute('aria-expanded') === 'true';
    for (const row of document.querySelectorAll(`.${OPEN}`)) close(row);
    if (!wasOpen) open(head);
  };
  document.addEventListener('click', onClick);
  return {
    openPortal: () => portalOf(document.querySelector(`.${OPEN} .portal-head`)),
    stop: () => document.removeEventListener('click', onClick),
  };
}

function open(head: Element) {
  const panel = document.getElementById(head.getAttribute('aria-controls') ?? '');
  const form = document.querySelector<HTMLTemplateElement>(`#form-${portalOf(head)}`);
  if (!panel || !form) return;
  head.setAttribute('aria-expanded', 'true');
  head.closest('.portal')?.classList.add(OPEN);
  panel.append(form.content.cloneNode(true));
  panel.querySelector('input')?.focus();
}

function close(row: Element) {
  const head = row.querySelector('.portal-head');
  row.classList.remove(OPEN);
  head?.setAttribute('aria-expanded', 'false');
  document.getElementById(head?.getAttribute('aria-controls') ?? '')?.replaceChildren();
}

/** A row's panel has the id `portal-` plus the portal's name. */
const portalOf = (head: Element | null) => head?.getAttribute('aria-controls')?.replace('portal-', '') as Portal | undefined;
