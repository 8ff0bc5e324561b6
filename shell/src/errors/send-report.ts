import { readToken } from '@sannidhi/kit/session';

/**
 * Sends a report of this page, with cookies and token like every call, also while the page is being left. Never rejects: a failed report
 * is not another error.
 */
export function sendReport(path: string, body: string, priority: RequestPriority = 'auto'): void {
  const token = readToken();
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  void fetch(path, { method: 'POST', credentials: 'include', keepalive: true, priority, headers, body }).catch(() => undefined);
}
