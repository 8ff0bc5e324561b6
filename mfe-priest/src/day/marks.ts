import { type BodyOf, type PriestDayService, priestDayEndpoints, sankalpamSheetNoun } from '@sannidhi/contracts';
import { addressOf, checkSessionAgain, dequeue, enqueue, HttpError, type Queued, queued, request } from '@sannidhi/kit';
import { keepNotice, type Noticed, type Refusal } from './kept-notices.ts';
import { keepMarkedHere } from './marked-here.ts';

/** A service marked as performed on this device, until it was sent. */
export interface Mark {
  slotId: string;
  /** The service’s name, to say which one was refused. */
  service: string;
  body: BodyOf<typeof priestDayEndpoints.performed>;
  /** A JPEG as a `data:` URL. */
  photo: string | null;
}

/** A mark that was a slip, taken back on this device; it is sent after the mark. */
export interface Undo {
  slotId: string;
  service: string;
  undo: BodyOf<typeof priestDayEndpoints.undo>;
}
/** What a priest did, in its order. */
export type Entry = Mark | Undo;
export const isUndo = (entry: Entry): entry is Undo => 'undo' in entry;

const KIND = sankalpamSheetNoun.name;
const SERVER_ERROR = 500;
/** Answers that say nothing about what was sent: it is sent again later. */
const LATER: readonly number[] = [401, 408, 425, 429];

/** Queues a mark, or its undo, in the name of who made it. */
export async function queueEntry(accountId: string, entry: Entry): Promise<void> {
  await enqueue(accountId, KIND, entry);
  if (!isUndo(entry)) keepMarkedHere(entry.body.key, entry.body.at);
}

/** What an account did that waits, oldest first. */
export const queuedEntries = (accountId: string): Promise<Queued<Entry>[]> => queued<Entry>(accountId, KIND);

/** How sending went: services sent, marks undone, and what the server will never take. What became of that is kept for the priest to read. */
export interface SendOutcome {
  sent: PriestDayService[];
  undone: PriestDayService[];
  refused: Entry[];
}

/**
 * Sends what an account marked and undid, in that order, each once by its key, while that account is signed in. Stops at the first that
 * can't arrive now, so that the order holds. One tab at a time.
 */
export function sendMarks(accountId: string): Promise<SendOutcome> {
  const work = () => sendInOrder(accountId);
  return navigator.locks ? navigator.locks.request('priest-marks', work) : work();
}

async function sendInOrder(accountId: string): Promise<SendOutcome> {
  const outcome: SendOutcome = { sent: [], undone: [], refused: [] };
  const entries = await queuedEntries(accountId);
  if (entries.length === 0 || (await checkSessionAgain()) !== accountId) return outcome;
  for (const { order, value: entry } of entries) {
    try {
      if (isUndo(entry)) await sendUndo(entry, outcome);
      else outcome.sent.push(await sendMark(accountId, entry));
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) return outcome;
      await keepNotice(accountId, noticeOf(entry), { kinds: [], refusal, of: isUndo(entry) ? 'undo' : 'mark' });
      outcome.refused.push(entry);
    }
    await dequeue(order);
  }
  return outcome;
}

/** Why the server will never take something; null where it may take it later. */
function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof HttpError) || error.status >= SERVER_ERROR || LATER.includes(error.status)) return null;
  return { status: error.status, api: error.api };
}

const noticeOf = (entry: Entry): Noticed =>
  isUndo(entry) ? { service: entry.service, key: entry.undo.key, at: entry.undo.at, note: '' } : { service: entry.service, ...entry.body };

/** An undo of a mark that was refused has nothing to undo. */
async function sendUndo({ slotId, undo }: Undo, outcome: SendOutcome): Promise<void> {
  if (outcome.refused.some((entry) => !isUndo(entry) && entry.body.key === undo.key)) return;
  const body = { ...undo, sentAt: new Date().toISOString() };
  outcome.undone.push(await request<PriestDayService>(addressOf(priestDayEndpoints.undo.path, { slotId }), { method: 'POST', body }));
}

async function sendMark(accountId: string, mark: Mark): Promise<PriestDayService> {
  const body = { ...mark.body, sentAt: new Date().toISOString() };
  const path = addressOf(priestDayEndpoints.performed.path, { slotId: mark.slotId });
  const done = await request<PriestDayService>(path, { method: 'POST', body });
  const conflicts = done.marks.find(({ key }) => key === mark.body.key)?.conflicts ?? [];
  // The sheet itself says that the clock was wrong.
  const kinds = conflicts.filter(({ bookingId, kind }) => bookingId === null && kind !== 'clock').map(({ kind }) => kind);
  if (kinds.length > 0) await keepNotice(accountId, noticeOf(mark), { kinds, refusal: null, of: 'mark' });
  return mark.photo ? sendPhoto(accountId, mark, mark.photo, done) : done;
}

/** The mark has arrived by now: a photo that is refused leaves it as it is. */
async function sendPhoto(accountId: string, mark: Mark, photo: string, done: PriestDayService): Promise<PriestDayService> {
  const address = addressOf(priestDayEndpoints.photo.path, {}, { slotId: mark.slotId, key: mark.body.key });
  try {
    return await request<PriestDayService>(address, { method: 'POST', file: jpegOf(photo) });
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    await keepNotice(accountId, noticeOf(mark), { kinds: [], refusal, of: 'photo' });
    return done;
  }
}

/** The page may not fetch `data:` URLs. */
const jpegOf = (photo: string): Blob =>
  new Blob([Uint8Array.from(atob(photo.slice(photo.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))], { type: 'image/jpeg' });
