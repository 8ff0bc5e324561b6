/** After this long without an idle moment, the work runs anyway. */
const PATIENCE_MS = 4000;
const WITHOUT_IDLE_CALLBACK_MS = 1000;

/** Runs low-priority work in the page's idle time; loading in it may fail. Safari has no idle callback, so a short timer is used there. */
export function whenIdle(work: () => unknown): void {
  const run = () => void Promise.resolve(work()).catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PATIENCE_MS });
  else setTimeout(run, WITHOUT_IDLE_CALLBACK_MS);
}
