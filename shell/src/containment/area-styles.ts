/** Written by the shell's own libraries: emotion, and the toasts' goober. */
const OURS = '[data-emotion],#_goober';

/**
 * Applies an area's style sheets while it is shown. Returns what ends that: its sheets no longer apply, and style elements or sheets that
 * its code added to the document are removed, so that no other area is drawn with them.
 */
export function showStylesOf(remote: string): () => void {
  // By its media, because a disabled link would be fetched again, and one that is still loading would not be disabled.
  const applyTo = (media: string) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[href*="/remotes/${remote}/"][rel=stylesheet]`)) link.media = media;
  };
  const before = new Set(document.querySelectorAll('style'));
  applyTo('');
  return () => {
    applyTo('not all');
    for (const style of document.querySelectorAll('style')) if (!before.has(style) && !style.matches(OURS)) style.remove();
    document.adoptedStyleSheets = [];
  };
}
