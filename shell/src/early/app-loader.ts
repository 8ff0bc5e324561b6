import { whenIdle } from '../remotes/when-idle.ts';

/** The URL of the page's app, written into the early script's element at build time. */
interface AppFile {
  src: string;
  integrity: string;
}

/**
 * Events that mean the app will be needed. A pointer counts once it reaches a control; assistive technology presses and chooses without
 * pointer or focus.
 */
export const INTENTS = ['pointerdown', 'keydown', 'focusin', 'pointerover', 'click', 'change', 'submit'] as const;
const USABLE = 'a, button, input, select, label';

/**
 * Starts the app at the first sign that someone is about to use the page. Until then its file is only prefetched in idle time, so that
 * reading the page costs no computing. Returns a function that starts the app for another reason.
 */
export function loadAppOnIntent(app: AppFile): () => void {
  const need = () => {
    if (!stop) return;
    stop();
    stop = undefined;
    start(app, wait);
  };
  const wait = () => {
    stop = onIntent(need);
  };
  let stop: (() => void) | undefined;
  wait();
  window.addEventListener('load', () => whenIdle(() => fetch(app.src, { priority: 'low' })));
  return need;
}

function onIntent(heed: () => void): () => void {
  const listener = ({ type, target }: Event) => {
    if (type !== 'pointerover' || (target instanceof Element && target.closest(USABLE))) heed();
  };
  for (const intent of INTENTS) document.addEventListener(intent, listener, { passive: true });
  return () => {
    for (const intent of INTENTS) document.removeEventListener(intent, listener);
  };
}

/**
 * Requests everything the screen needs in parallel with the app, and the app before it: the rest is of use only once the app runs. If the
 * app doesn't load, it is fetched again at the next sign of use.
 */
function start({ src, integrity }: AppFile, again: () => void) {
  document.head.append(Object.assign(document.createElement('script'), { src, integrity, fetchPriority: 'high', onerror: again }));
  const preloads = document.querySelector<HTMLTemplateElement>('#preloads');
  if (preloads) document.head.append(preloads.content);
}
