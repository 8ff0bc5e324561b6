import type { ApiError, BodyOf, MarkConflictKind, priestDayEndpoints } from '@sannidhi/contracts';
import { forgetOnDevice, HttpError, keepOnDevice, keptOnDevice } from '@sannidhi/kit';

const DAYS_KEPT = 30;
const DAY_MS = 86_400_000;
const NAME = 'mark notice ';

/** What became of a mark that isn't on its service's sheet, until the priest dismisses it. Contains no names except in the priest's own note. */
export interface MarkNotice {
  key: string;
  service: string;
  /** When it was performed, by the device's clock. */
  at: string;
  note: string;
  /** What the office had done to the service. */
  kinds: MarkConflictKind[];
  /** Why the server will never take it; null where it did. */
  refusal: { status: number; api: ApiError | undefined } | null;
}

interface Marked {
  service: string;
  body: Pick<BodyOf<typeof priestDayEndpoints.performed>, 'key' | 'at' | 'note'>;
}

/** Keeps what became of a mark on this device, for its account. */
export function keepNotice(accountId: string, { service, body }: Marked, why: Pick<MarkNotice, 'kinds' | 'refusal'>): Promise<void> {
  const notice: MarkNotice = { key: body.key, service, at: body.at, note: body.note ?? '', ...why };
  return keepOnDevice(accountId, NAME + body.key, notice, Date.now() + DAYS_KEPT * DAY_MS);
}

/** Notices an account hasn't dismissed, oldest first. */
export const keptNotices = async (accountId: string): Promise<MarkNotice[]> =>
  (await keptOnDevice<MarkNotice>(accountId, NAME)).sort((one, other) => (one.at < other.at ? -1 : 1));

/** Deletes a notice that was read. */
export const dismissNotice = (accountId: string, key: string): Promise<void> => forgetOnDevice(accountId, NAME + key);

/** The original refusal, to show it in the reader's language. */
export const refusalError = ({ status, api }: NonNullable<MarkNotice['refusal']>): HttpError =>
  new HttpError(status, '', api ? JSON.stringify(api) : '');
