declare global {
  /** The paint of the first element to be seen that a selector matches; it may be in the page before, hidden. None is to be seen yet. */
  var whenPainted: (selector: string) => Promise<Paint>;
}

export interface Paint {
  /** By the page's clock, in ms. */
  atMs: number;
  text: string;
}

/** For the start of a page: lets it tell when something is on the screen. */
export function tellPaints() {
  globalThis.whenPainted = (selector) =>
    new Promise((resolve) => {
      new MutationObserver((_, watch) => {
        const all = [...document.querySelectorAll(selector)];
        const found = all.find((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
        if (!found) return;
        watch.disconnect();
        requestAnimationFrame(() => {
          // A message from a frame's callback arrives once the frame is painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve({ atMs: performance.now(), text: found.textContent ?? '' });
          port2.postMessage(undefined);
        });
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
}
