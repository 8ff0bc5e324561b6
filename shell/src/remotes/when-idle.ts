/** After this long without a quiet moment the browser is asked anyway. */
const PATIENCE_MS = 4000;
const WITHOUT_IDLE_CALLBACK_MS = 1000;

/** Runs work that nobody waits for in the page's idle time; what it loads may fail. Safari has no idle callback, a short timer does there. */
export function whenIdle(work: () => unknown): void {
  const run = () => void Promise.resolve(work()).catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PATIENCE_MS });
  else setTimeout(run, WITHOUT_IDLE_CALLBACK_MS);
}
