import { type BodyOf, type PriestDayService, priestDayEndpoints, sankalpamSheetNoun } from '@sannidhi/contracts';
import { addressOf, checkSessionAgain, dequeue, enqueue, HttpError, type Queued, queued, request } from '@sannidhi/kit';
import { keepNotice } from './kept-notices.ts';

/** A service marked as performed on this device, until it was sent. */
export interface Mark {
  slotId: string;
  /** The service’s name, to say which one was refused. */
  service: string;
  body: BodyOf<typeof priestDayEndpoints.performed>;
  /** A JPEG as a `data:` URL. */
  photo: string | null;
}

const KIND = sankalpamSheetNoun.name;
const SERVER_ERROR = 500;
/** Answers that say nothing about the mark: it is sent again later. */
const LATER: readonly number[] = [401, 408, 425, 429];

/** Queues a mark in the name of who made it. */
export const queueMark = (accountId: string, mark: Mark): Promise<void> => enqueue(accountId, KIND, mark);

/** The marks of an account that wait, oldest first. */
export const queuedMarks = (accountId: string): Promise<Queued<Mark>[]> => queued<Mark>(accountId, KIND);

/** How sending went: services sent, and marks the server will never take. What became of those is kept for the priest to read. */
export interface SendOutcome {
  sent: PriestDayService[];
  refused: Mark[];
}

/**
 * Sends an account's marks in the order they were made, each once by its key, while that account is signed in. Stops at the first that
 * can't arrive now, so that the order holds. One tab at a time.
 */
export function sendMarks(accountId: string): Promise<SendOutcome> {
  const work = () => sendInOrder(accountId);
  return navigator.locks ? navigator.locks.request('priest-marks', work) : work();
}

async function sendInOrder(accountId: string): Promise<SendOutcome> {
  const outcome: SendOutcome = { sent: [], refused: [] };
  const marks = await queuedMarks(accountId);
  if (marks.length === 0 || (await checkSessionAgain()) !== accountId) return outcome;
  for (const { order, value: mark } of marks) {
    try {
      const service = await sendOne(mark);
      const conflicts = service.marks.find(({ key }) => key === mark.body.key)?.conflicts ?? [];
      const kinds = conflicts.filter(({ bookingId }) => bookingId === null).map(({ kind }) => kind);
      if (kinds.length > 0) await keepNotice(accountId, mark, { kinds, refusal: null });
      outcome.sent.push(service);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= SERVER_ERROR || LATER.includes(error.status)) return outcome;
      await keepNotice(accountId, mark, { kinds: [], refusal: { status: error.status, api: error.api } });
      outcome.refused.push(mark);
    }
    await dequeue(order);
  }
  return outcome;
}

async function sendOne({ slotId, body, photo }: Mark): Promise<PriestDayService> {
  const { performed, photo: withPhoto } = priestDayEndpoints;
  const done = await request<PriestDayService>(addressOf(performed.path, { slotId }), { method: 'POST', body });
  if (!photo) return done;
  const address = addressOf(withPhoto.path, {}, { slotId, key: body.key });
  return request<PriestDayService>(address, { method: 'POST', file: jpegOf(photo) });
}

/** The page may not fetch `data:` URLs. */
const jpegOf = (photo: string): Blob =>
  new Blob([Uint8Array.from(atob(photo.slice(photo.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))], { type: 'image/jpeg' });
