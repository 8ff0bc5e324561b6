import { DIGEST_MAIL } from '../src/domain/notifications/digest-mail.ts';
import { NOTIFICATION_MAIL } from '../src/domain/notifications/notification-mail.ts';
import { TICKET_MAIL } from '../src/domain/tickets/notices/ticket-mail.ts';
import { TicketRow } from '../src/domain/tickets/ticket.entity.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import { buildGivingTemple } from './factories/giving.factory.ts';
import { signInStaff } from './sign-in.ts';
import type { TestApi } from './start-test-api.ts';
import { offerTickets, person, ticketType } from './tickets.ts';

export const SITE = 'http://localhost:4100';

/** Fields that no stranger fills in: our own links, staff's text, figures. Everything else is malicious. */
const OURS: Readonly<Record<string, unknown>> = {
  token: 't',
  disownToken: 'd',
  accountType: 'donor',
  role: 'donor',
  news: 'on',
  reply: 'Done.',
  key: 'k',
  reference: 'TR-2026-23456789',
  receipt: null,
  statement: null,
  receiptNumber: 'SKT-2026-000001',
  voidedNumber: null,
  verifyUrl: `${SITE}/verify/1`,
  unsubscribeUrl: `${SITE}/unsubscribe/1`,
  signedIn: true,
  paper: 'receipt',
  cause: 'refund',
  changes: [],
  corrected: ['amount'],
  year: 2026,
  festivals: [],
  language: 'en',
  today: '2026-11-08',
  firstDay: '2026-11-24',
  lastDay: '2026-11-30',
  worksUntil: '2026-11-15',
  at: '2026-11-08T12:00:00.000Z',
  agreed: { on: '2026-11-08', by: 'Priya Office' },
  out: { on: '2026-11-08', check: '1042', by: 'Priya Office' },
  gifts: [{ amount: '$25.00', fund: 'General fund', voidedNumber: 'SKT-2026-000002', receiptNumber: null }],
  kind: 'dispute.opened',
  path: '/temple-admin/donations?gift=1',
};
/** Fields with the same name that are staff's in one email and a stranger's in another. */
const STAFFS: Readonly<Record<string, readonly string[]>> = {
  message: ['registrations.approved', 'registrations.changes-requested', 'registrations.rejected'],
};

/** What a template is rendered with: fields by template, over those that all share. */
export type TemplateRows = Record<string, Record<string, unknown>>;

/** Rows that some emails read when they are rendered. */
export async function templateRows(api: TestApi): Promise<TemplateRows> {
  const office = await manager(api);
  return { [TICKET_MAIL]: await registered(api), [NOTIFICATION_MAIL]: office, [DIGEST_MAIL]: office };
}

/** Somebody's free tickets. */
async function registered(api: TestApi) {
  const place = await buildGivingTemple(api);
  const { client } = await signInStaff(api, { temple: place.temple });
  const { occurrenceId, types } = await offerTickets(client, place, [ticketType({ pricing: 'free', priceCents: 0 })]);
  const email = `lata-${newId()}@example.test`;
  const people = [person(types[0]!.id, 'Lata')];
  await client
    .post(`/api/temple-admin/event-dates/${occurrenceId}/registrations`)
    .set('idempotency-key', newId())
    .send({ people, bookedBy: 'Lata Menon', method: 'cash', email })
    .expect(201);
  const { templeId, orderId } = await api.database.reader.findOneByOrFail(TicketRow, { occurrenceId });
  return { templeId, orderId, occurrenceId, email };
}

/** Whom the office's matters concern. */
async function manager(api: TestApi) {
  const { account, temple } = await signInStaff(api);
  return { accountId: account.id, templeId: temple.id };
}

/** Any field a template reads, with the same words wherever a stranger could have typed them. */
export function typedBy(stranger: string, template: string, rows: TemplateRows): Record<string, unknown> {
  const values: Record<string, unknown> = { ...OURS };
  for (const [field, templates] of Object.entries(STAFFS)) if (templates.includes(template)) values[field] = 'Please add the letter.';
  Object.assign(values, rows[template]);
  return new Proxy(values, {
    get: (known, field: string) => {
      if (field in known) return known[field];
      if (field === 'params') return { amount: stranger, donor: stranger };
      if (field === 'items') return [{ kind: 'dispute.opened', params: { amount: stranger, donor: stranger } }];
      return field === 'place' ? { name: stranger } : stranger;
    },
  });
}
