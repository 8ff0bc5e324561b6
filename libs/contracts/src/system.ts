import { anyone, endpoint } from './endpoint.ts';
import { object, string } from './schema.ts';

/** Whether the process can serve requests: `ready` also checks the database. */
export interface Health {
  status: 'ok';
}

/** One email, text message or push in the local outbox. */
export interface DeliveredMessage {
  id: string;
  channel: 'email' | 'sms' | 'push';
  to: string;
  subject: string | null;
  text: string;
  html: string | null;
  /** Every address the message links to, in order. */
  links: string[];
  /** The one-time code it contains, if any. */
  code: string | null;
  /** Attachments: their names and where their bytes are. */
  attachments: { name: string; path: string }[];
  createdAt: string;
}

export const deliveredQuery = object({ to: string().max(254) }).noUnknown();

export const systemEndpoints = {
  live: endpoint<Health>()({ method: 'GET', path: '/api/health/live', summary: 'Whether the process runs', access: anyone, reads: [] }),
  ready: endpoint<Health>()({
    method: 'GET',
    path: '/api/health/ready',
    summary: 'Whether the process can serve',
    access: anyone,
    reads: [],
  }),
  outbox: endpoint<DeliveredMessage[]>()({
    method: 'GET',
    path: '/api/dev/outbox',
    summary: 'What the local outbox kept, newest first. Answers only where the outbox is local.',
    access: anyone,
    reads: [],
    query: deliveredQuery,
  }),
};
