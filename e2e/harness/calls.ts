import type { Page, Request } from '@playwright/test';

/** The API calls the page makes from now on, as `GET /api/auth/me`, without the page's own error reports. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/public/page-errors') calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** Only those that check or end the session. */
export const sessionCalls = (calls: readonly string[]): string[] => calls.filter((call) => /\/(auth\/me|logout)$/.test(call));

/** Long enough for a call that follows from an answer. */
const QUIET_MS = 500;

/** Whether no call is under way, nor was one a moment ago. Streams never end, so they don't count. */
export function quietOf(page: Page, streams: readonly string[]): () => boolean {
  const underWay = new Set<Request>();
  let last = Date.now();
  const counts = (request: Request) => {
    const { pathname } = new URL(request.url());
    return pathname.startsWith('/api/') && !streams.includes(pathname);
  };
  const ended = (request: Request) => {
    if (underWay.delete(request)) last = Date.now();
  };
  page.on('request', (request) => counts(request) && underWay.add(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return () => underWay.size === 0 && Date.now() - last > QUIET_MS;
}
