interface Policies {
  defaultPolicy: object | null;
  createPolicy: (name: 'default', rules: Record<'createHTML' | 'createScriptURL', (given: string) => string>) => object;
}

/** The shell's own files, those of a release, and the service worker. */
const SCRIPT = /^\/(?:assets\/[\w.-]+\.js|remotes\/mfe-[a-z-]+\/[0-9a-f]{16}\/[\w.-]+\.js|service-worker\.js)$/;
/** The first content of the style element that the toasts' library (goober) creates. */
const EMPTY_STYLE = ' ';

/**
 * The page's only Trusted Types policy: scripts come from the shell and from releases, and no text becomes markup; without a rule for it, none becomes code. Whatever tries
 * throws, in its own area. Called by the first script of a page, before any remote runs; browsers without Trusted Types ignore it.
 */
export function trustOwnScripts(page: { trustedTypes?: Policies } = globalThis as { trustedTypes?: Policies }): void {
  const { trustedTypes } = page;
  // The script that starts a prerendered page has done it already.
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (markup) => only(markup === EMPTY_STYLE, markup),
    createScriptURL: (address) => only(isOwnScript(address), address),
  });
}

/** Whether an address is that of a script of ours, wherever it is written. */
function isOwnScript(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && SCRIPT.test(pathname);
}

function only(isAllowed: boolean, given: string): string {
  if (isAllowed) return given;
  throw new TypeError(`Trusted Types refuse ${given}`);
}
