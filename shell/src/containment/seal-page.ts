import { releaseBehind } from '../remotes/release-behind.ts';
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
  // One call would empty the whole page; `write` is refused by the policy above.
  Object.defineProperty(document, 'open', { value: refuse });
  keepWhatIsStored();
  const title = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
  if (title) Object.defineProperty(document, 'title', { ...title, configurable: false });
}

const refuse = (): never => {
  throw new TypeError('Refused: it would affect the whole page');
};

/** A release removes its own keys, not everybody's: the session, drafts and choices of the other areas are stored beside them. */
function keepWhatIsStored(): void {
  const { clear } = Storage.prototype;
  Storage.prototype.clear = function () {
    if (releaseBehind(new Error())) refuse();
    clear.call(this);
  };
  refuseChange(Storage.prototype, 'clear');
}
