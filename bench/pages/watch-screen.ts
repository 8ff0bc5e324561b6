declare global {
  var completeMs: number | undefined;
  var readableMs: number | undefined;
}

/** For the start of a page: signs in, and notes when the screen can be read and when it is complete. */
export function watchScreen(entries: Readonly<Record<string, string>>) {
  for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
  globalThis.completeMs = undefined;
  globalThis.readableMs = undefined;
  new MutationObserver(() => {
    const hasHeading = document.querySelector('main h1') !== null;
    const part = document.querySelector('main :is(section, article, li)');
    const isRead = part?.textContent && !part.closest('[aria-busy="true"]') && !part.querySelector('[aria-busy="true"], [data-pending]');
    if (hasHeading && isRead) globalThis.readableMs ??= performance.now();
    const isComplete = hasHeading && !document.querySelector('main :is([aria-busy="true"], [data-pending])');
    globalThis.completeMs = isComplete ? (globalThis.completeMs ?? performance.now()) : undefined;
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy', 'data-pending'] });
}
