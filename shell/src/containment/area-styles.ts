/** Written by the shell's own libraries: emotion, and the toasts' goober. */
const OURS = '[data-emotion],#_goober';

/**
 * Applies an area's style sheets while it is shown. Returns what ends that: its sheets no longer apply, and what its code added to the
 * document's styles is removed, so that no other area is drawn with it: style elements, sheets, rules in the shell's own sheets, and
 * variables on the page's root.
 */
export function showStylesOf(remote: string): () => void {
  // By its media, because a disabled link would be fetched again, and one that is still loading would not be disabled.
  const applyTo = (media: string) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[href*="/remotes/${remote}/"][rel=stylesheet]`)) link.media = media;
  };
  const before = new Set(document.querySelectorAll('style'));
  const rules = rulesOfShell();
  applyTo('');
  return () => {
    applyTo('not all');
    for (const style of document.querySelectorAll('style')) if (!before.has(style) && !style.matches(OURS)) style.remove();
    document.adoptedStyleSheets = [];
    for (const [sheet, own] of rules) removeOthers(sheet, own);
    for (const element of [document.documentElement, document.body]) removeVariables(element);
  };
}

/** The rules of every sheet that only the shell writes; emotion adds to its own all the time. */
function rulesOfShell(): Map<CSSStyleSheet, ReadonlySet<CSSRule>> {
  const sheets = [...document.querySelectorAll<HTMLStyleElement>(`style:not(${OURS})`)].flatMap(({ sheet }) => sheet ?? []);
  return new Map(sheets.map((sheet) => [sheet, new Set(Array.from(sheet.cssRules))]));
}

function removeOthers(sheet: CSSStyleSheet, own: ReadonlySet<CSSRule>): void {
  for (let at = sheet.cssRules.length - 1; at >= 0; at--) {
    const rule = sheet.cssRules[at];
    if (rule && !own.has(rule)) sheet.deleteRule(at);
  }
}

/** The theme's variables are in sheets, so those on an element are an area's. */
function removeVariables({ style }: HTMLElement): void {
  for (const name of Array.from(style)) if (name.startsWith('--')) style.removeProperty(name);
}
