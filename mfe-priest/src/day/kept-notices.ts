import type { ApiError, MarkConflictKind } from '@sannidhi/contracts';
import { forgetOnDevice, HttpError, keepOnDevice, keptOnDevice } from '@sannidhi/kit';

/** A note may name families: like everything kept for a service, it isn't readable a day later. */
const KEPT_MS = 24 * 3_600_000;
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
  refusal: Refusal | null;
  /** What was refused: the mark, only its photo, or that it was undone. */
  of: 'mark' | 'photo' | 'undo';
}

export interface Refusal {
  status: number;
  api: ApiError | undefined;
}

/** What a notice is about. */
export interface Noticed {
  service: string;
  /** The mark's. */
  key: string;
  at: string;
  note?: string;
}

/** Keeps what became of a mark on this device, for its account: a day from when it was sent. */
export function keepNotice(
  accountId: string,
  { service, key, at, note = '' }: Noticed,
  why: Pick<MarkNotice, 'kinds' | 'refusal' | 'of'>,
): Promise<void> {
  const name = why.of === 'mark' ? key : `${key} ${why.of}`;
  const notice: MarkNotice = { key: name, service, at, note, ...why };
  return keepOnDevice(accountId, NAME + name, notice, Date.now() + KEPT_MS);
}

/** Notices an account hasn't dismissed, oldest first. */
export const keptNotices = async (accountId: string): Promise<MarkNotice[]> =>
  (await keptOnDevice<MarkNotice>(accountId, NAME)).sort((one, other) => (one.at < other.at ? -1 : 1));

/** Deletes a notice that was read. */
export const dismissNotice = (accountId: string, key: string): Promise<void> => forgetOnDevice(accountId, NAME + key);

/** The original refusal, to show it in the reader's language. */
export const refusalError = ({ status, api }: Refusal): HttpError => new HttpError(status, '', api ? JSON.stringify(api) : '');
