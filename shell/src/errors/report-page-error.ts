import { PAGE_ERRORS_PATH, type PageErrorReport, withoutIds, withoutPersonalData } from '@sannidhi/contracts';
import { sendReport } from './send-report.ts';

/** A page that fails in a loop reports it a few times, not forever. */
const MOST_REPORTS = 10;
const LONGEST_MESSAGE = 300;

const reported = new Set<string>();

/**
 * Reports an error to the server's log, without anything the user typed; the same error only once per page. Never rejects and never
 * throws.
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
  sendReport(PAGE_ERRORS_PATH, body);
}

/** Class name and message of whatever was thrown. */
export const describeThrown = (thrown: unknown): Pick<PageErrorReport, 'name' | 'message'> =>
  thrown instanceof Error ? { name: thrown.name.slice(0, 80), message: thrown.message } : { name: typeof thrown, message: String(thrown) };

/** Resets the state so that the next report counts as a page's first; for tests only. */
export const forgetReports = (): void => reported.clear();
