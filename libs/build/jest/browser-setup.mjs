import { configure, getConfig } from '@testing-library/dom';
import '@testing-library/jest-dom';

// A screen appears within a second or not at all, unless the machine is busy: only a hanging test waits this long.
configure({ asyncUtilTimeout: 60_000, getElementError: errorOf(getConfig()) });

/**
 * What is not there yet while it is waited for is no failure: the page is written into the error when its message is read, once the time
 * is up, and not at each look.
 */
function errorOf({ getElementError }) {
  return function elementError(message, container) {
    if (!getConfig()._disableExpensiveErrorDiagnostics) {
      const error = getElementError(message, container);
      Error.captureStackTrace(error, elementError);
      return error;
    }
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    return Object.defineProperty(error, 'message', { configurable: true, get: () => getElementError(message, container).message });
  };
}

/** A 1440 px screen with a mouse and without reduced motion, because jsdom has no layout to ask. */
const matchMedia = (query) => ({
  matches: widthMatches(query, 1440),
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});

function widthMatches(query, width) {
  const least = /min-width:\s*([\d.]+)px/.exec(query)?.[1];
  const most = /max-width:\s*([\d.]+)px/.exec(query)?.[1];
  if (least === undefined && most === undefined) return query.includes('pointer: fine') || query.includes('hover: hover');
  return (least === undefined || width >= Number(least)) && (most === undefined || width <= Number(most));
}

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** jsdom has mouse events only. */
class PointerEvent extends MouseEvent {
  constructor(type, facts = {}) {
    super(type, facts);
    this.pointerType = facts.pointerType ?? 'mouse';
    this.pointerId = facts.pointerId ?? 1;
  }
}

window.PointerEvent ??= PointerEvent;
window.matchMedia ??= matchMedia;
window.ResizeObserver ??= Observer;
window.IntersectionObserver ??= Observer;
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
