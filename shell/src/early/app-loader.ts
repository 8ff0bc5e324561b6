import { feltIn, isJolt } from '../overlay/gestures/bell-shakes.ts';
import { whenIdle } from '../remotes/when-idle.ts';

/** Where the page's app is, written into the early script's own element at build time. */
interface AppFile {
  src: string;
  integrity: string;
}

/**
 * What people do before they need the app. A pointer counts when it reaches something that can be used;
 * assistive technology presses and chooses without pointer or focus; and a device may be shaken.
 */
const INTENTS = ['pointerdown', 'keydown', 'focusin', 'pointerover', 'click', 'change', 'submit', 'devicemotion'] as const;
const USABLE = 'a, button, input, select, label';

/**
 * Starts the app with the first sign that somebody is about to use the page. Until then only its file is fetched, in idle time,
 * so that a page which is merely read costs its reader no computing.
 */
export function loadAppOnIntent(app: AppFile): void {
  const onIntent = (event: Event) => {
    if (!isIntent(event)) return;
    stop();
    start(app, listen);
  };
  const listen = () => {
    for (const intent of INTENTS) window.addEventListener(intent, onIntent, { passive: true });
  };
  const stop = () => {
    for (const intent of INTENTS) window.removeEventListener(intent, onIntent);
  };
  listen();
  window.addEventListener('load', () => whenIdle(() => fetch(app.src, { priority: 'low' })));
}

function isIntent(event: Event): boolean {
  if (event.type === 'pointerover') return event.target instanceof Element && event.target.closest(USABLE) !== null;
  if (event.type !== 'devicemotion') return true;
  const felt = feltIn(event as DeviceMotionEvent);
  return felt !== null && isJolt(felt);
}

/** An app that does not arrive is fetched again with the next sign of intent. */
function start({ src, integrity }: AppFile, again: () => void) {
  const script = Object.assign(document.createElement('script'), { src, integrity, onerror: again });
  document.head.append(script);
}
