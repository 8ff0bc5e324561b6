import { PAGE_ERRORS_PATH, type PageErrorReport, withoutIds, withoutPersonalData } from '@sannidhi/contracts';

/** A page that fails in a loop says so a few times, not for ever. */
const MOST_REPORTS = 10;
const LONGEST_MESSAGE = 300;

const reported = new Set<string>();

/**
 * Tells the server's log about an error, without cookie, token or anything a person typed; the same error once per page.
 * Never rejects and never throws: a report that does not arrive is no second error.
 */
export function reportPageError(error: Omit<PageErrorReport, 'page'>): void {
  const report: PageErrorReport = {
    ...error,
    message: withoutPersonalData(error.message).slice(0, LONGEST_MESSAGE),
    page: withoutIds(window.location.pathname),
  };
  const body = JSON.stringify(report);
  if (reported.size >= MOST_REPORTS || reported.has(body)) return;
  reported.add(body);
  const headers = { 'content-type': 'application/json' };
  void fetch(PAGE_ERRORS_PATH, { method: 'POST', credentials: 'omit', keepalive: true, headers, body }).catch(() => undefined);
}

/** Class and message of whatever was thrown. */
export const describeThrown = (thrown: unknown): Pick<PageErrorReport, 'name' | 'message'> =>
  thrown instanceof Error ? { name: thrown.name.slice(0, 80), message: thrown.message } : { name: typeof thrown, message: String(thrown) };

/** Lets the next report be the first of a page; only tests need a second page. */
export const forgetReports = (): void => reported.clear();
