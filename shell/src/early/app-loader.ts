import { whenIdle } from '../remotes/when-idle.ts';

/** Where the page's app is, written into the early script's own element at build time. */
interface AppFile {
  src: string;
  integrity: string;
}

/**
 * What people do before they need the app. A pointer counts when it reaches something that can be used;
 * assistive technology presses and chooses without pointer or focus.
 */
const INTENTS = ['pointerdown', 'keydown', 'focusin', 'pointerover', 'click', 'change', 'submit'] as const;
const USABLE = 'a, button, input, select, label';

/**
 * Starts the app with the first sign that somebody is about to use the page. Until then only its file is fetched, in idle time,
 * so that a page which is merely read costs its reader no computing. The answer starts the app for another reason.
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

/** An app that does not arrive is fetched again with the next sign of intent. */
function start({ src, integrity }: AppFile, again: () => void) {
  const script = Object.assign(document.createElement('script'), { src, integrity, onerror: again });
  document.head.append(script);
}
