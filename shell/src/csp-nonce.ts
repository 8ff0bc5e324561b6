/**
 * Must be the page's very first import: the style engines read the nonce when they are first evaluated. The browser hides the attribute
 * from scripts, so it is read from the element's property.
 */
declare global {
  interface Window {
    __nonce__?: string;
  }
  var __webpack_nonce__: string;
}

window.__nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
__webpack_nonce__ = window.__nonce__;

export {};
