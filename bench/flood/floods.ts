import { randomUUID } from 'node:crypto';

/** One request of a flood. */
export interface Shot {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  /** A stream stays open until the flood ends. */
  isOpen?: true;
}

/** Serialized once: the flood's own work must not slow the reads that measure it. */
const PAGE_ERROR = JSON.stringify({ kind: 'error', name: 'TypeError', message: 'a-'.repeat(100_000), page: '/' });
const REGISTRATION = JSON.stringify({ documents: Array(60_000).fill({}) });
/** As long as that route's bodies may be. */
const SHORT_REGISTRATION = JSON.stringify({ documents: Array(20_000).fill({}) });
const random = (below: number) => Math.floor(Math.random() * below);

/** Requests that anyone may send and that once cost seconds, each as expensive as possible. */
export const FLOODS: Readonly<Record<string, () => Shot>> = {
  'page errors with a message of 200 kB': () => ({
    method: 'POST',
    path: '/api/public/page-errors',
    body: PAGE_ERROR,
  }),
  'registrations with 60,000 papers': () => ({
    method: 'POST',
    path: '/api/public/temple-registrations',
    body: REGISTRATION,
  }),
  'registrations with 20,000 papers': () => ({ method: 'POST', path: '/api/public/temple-registrations', body: SHORT_REGISTRATION }),
  'password resets with made-up links': () => ({
    method: 'POST',
    path: '/api/auth/reset-password',
    body: JSON.stringify({ token: randomUUID(), password: 'Kamakshi-2026', userType: 'donor' }),
  }),
  'calendars of random places': () => ({
    method: 'GET',
    path: `/api/public/panchanga/calendar.ics?kinds=all&timeZone=America/New_York&latitude=${(25 + random(2_000) / 100).toFixed(2)}&longitude=${(-120 + random(4_000) / 100).toFixed(2)}`,
  }),
  'event streams': () => ({ method: 'GET', path: '/api/public/remotes/events', isOpen: true }),
  'addresses that are none': () => ({ method: 'GET', path: '//' }),
};
