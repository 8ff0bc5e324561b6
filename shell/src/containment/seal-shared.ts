import { releaseBehind } from '../remotes/release-behind.ts';
import { refuseChange } from './seal-builtins.ts';

/**
 * Keeps from releases what one call would take from everybody: the page's content, and what is stored for all areas, such as the session,
 * drafts and choices. A release removes its own keys. Comes with the frames of remotes' pages, because the landing page needs none of it;
 * a second call changes nothing.
 */
export function sealShared(): void {
  // Where pages are prerendered there is nothing to keep.
  if (typeof Storage === 'undefined' || !Object.getOwnPropertyDescriptor(Storage.prototype, 'clear')?.writable) return;
  const { clear } = Storage.prototype;
  Storage.prototype.clear = function () {
    if (releaseBehind(new Error())) refuse();
    clear.call(this);
  };
  refuseChange(Storage.prototype, 'clear');
  // The Trusted Types policy refuses `write`.
  Object.defineProperty(document, 'open', { value: refuse });
}

const refuse = (): never => {
  throw new TypeError('Refused: it would affect the whole page');
};
