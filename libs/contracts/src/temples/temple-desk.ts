import { endpoint, superadmin } from '../endpoint.ts';
import { line } from '../fields.ts';
import type { HistoryItem } from '../giving/donation-detail.ts';
import { messagesOf } from '../message.ts';
import { type Page, pageFields } from '../page.ts';
import { object, string } from '../schema.ts';
import { templeNoun } from './temple.noun.ts';
import { TEMPLE_STATUSES, type TempleStatus, type TempleSuspension } from './temple.ts';

const say = messagesOf(templeNoun);
const REASON_MIN = 10;
const REASON_MAX = 300;

/** A temple as the platform team sees it in its list. */
export interface DeskTempleRow {
  id: string;
  name: string;
  city: string;
  state: string;
  status: TempleStatus;
  createdAt: string;
}

/** One temple with the people who answer for it, and what the platform team decided about it, oldest first. */
export interface DeskTemple extends DeskTempleRow {
  slug: string;
  legalName: string;
  owners: { fullName: string; email: string }[];
  /** Why it is suspended, as its owners read it; null while it isn't. */
  suspension: TempleSuspension | null;
  history: HistoryItem[];
}

const reason = (message: ReturnType<typeof say>) => line(REASON_MAX).min(REASON_MIN, message).required(message);
export const suspendTempleSchema = object({ reason: reason(say('temple.suspend-reason')) }).noUnknown();
export const reinstateTempleSchema = object({ reason: reason(say('temple.reinstate-reason')) }).noUnknown();

const base = '/api/superadmin/temples';

export const templeDeskEndpoints = {
  list: endpoint<Page<DeskTempleRow>>()({
    method: 'GET',
    path: base,
    summary: 'Temples in every state, by name',
    access: superadmin,
    reads: ['temple'],
    query: object({ ...pageFields, status: string().oneOf(TEMPLE_STATUSES), search: line(80) }).noUnknown(),
  }),
  detail: endpoint<DeskTemple>()({
    method: 'GET',
    path: `${base}/:templeId`,
    summary: 'One temple with its owners and what was decided about it',
    access: superadmin,
    reads: ['temple'],
  }),
  suspend: endpoint<DeskTemple>()({
    method: 'POST',
    path: `${base}/:templeId/suspend`,
    summary: 'Suspends an approved temple: it takes no money, bookings or entries and sends no broadcasts until it is reinstated',
    access: superadmin,
    changes: ['temple', 'broadcast', 'notification'],
    body: suspendTempleSchema,
  }),
  reinstate: endpoint<DeskTemple>()({
    method: 'POST',
    path: `${base}/:templeId/reinstate`,
    summary: 'Ends a suspension',
    access: superadmin,
    changes: ['temple', 'notification'],
    body: reinstateTempleSchema,
  }),
};
