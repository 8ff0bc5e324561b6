import { refuseChange, sealBuiltins } from './seal-builtins.ts';
import { trustOwnScripts } from './trusted-types.ts';

/**
 * Keeps what the shell itself works with: the language's shared methods, the history its router writes and the `fetch` of its reports.
 * Called once, before any remote runs.
 */
export function sealPage(): void {
  trustOwnScripts();
  sealBuiltins();
  for (const method of ['pushState', 'replaceState']) {
    refuseChange(History.prototype, method);
    // On the object as well: an own property would hide the prototype's.
    refuseChange(history, method);
  }
  refuseChange(window, 'fetch');
  const title = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
  if (title) Object.defineProperty(document, 'title', { ...title, configurable: false });
}
