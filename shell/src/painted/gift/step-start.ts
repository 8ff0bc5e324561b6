/** Moves the focus to where a step starts, as the kit's `useStep` does: a field for it, or its heading. */
export function focusStart(page: Element): void {
  const start = ['[data-step-start]', 'h2', 'h1'].map((what) => page.querySelector<HTMLElement>(what)).find((found) => found);
  if (!start) return;
  if (!(start instanceof HTMLInputElement)) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/** Tells a screen reader which step follows, until the app does. */
export function stepAnnouncer(): { say: (title: string) => void; end: () => void } {
  const region = Object.assign(document.createElement('div'), { className: 'visually-hidden' });
  region.setAttribute('role', 'status');
  document.body.append(region);
  return { say: (title) => region.replaceChildren(title), end: () => region.remove() };
}
