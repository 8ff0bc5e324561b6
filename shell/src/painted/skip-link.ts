/**
 * Makes the skip link of a painted page move the focus at once, as the app's does. A browser would do so with its next frame, and find its
 * target gone if the app has replaced the paint by then.
 */
export function answerSkipLink(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('#paint a[href^="#"]') : null;
    const target = link && document.getElementById(link.hash.slice(1));
    if (!target) return;
    event.preventDefault();
    target.focus();
  });
}
