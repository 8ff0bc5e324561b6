import { caller } from '../remotes/caller.ts';

/**
 * Sends a report of this page, with cookies and token like every call, also while the page is being left. Never rejects: a failed report
 * is not another error.
 */
export function sendReport(path: string, body: string, priority: RequestPriority = 'auto'): void {
  const { credentials, headers } = caller();
  const init = {
    method: 'POST',
    credentials,
    keepalive: true,
    priority,
    headers: { 'content-type': 'application/json', ...headers },
    body,
  };
  void fetch(path, init).catch(() => undefined);
}
