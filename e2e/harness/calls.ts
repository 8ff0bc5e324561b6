import type { Page } from '@playwright/test';

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
