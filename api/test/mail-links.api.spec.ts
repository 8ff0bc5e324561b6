import { DIGEST_MAIL } from '../src/domain/notifications/digest-mail.ts';
import { NOTIFICATION_MAIL } from '../src/domain/notifications/notification-mail.ts';
import { TicketRow } from '../src/domain/tickets/ticket.entity.ts';
import { TICKET_MAIL } from '../src/domain/tickets/ticket-mail.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import { LocalOutbox } from '../src/platform/outbox/local-outbox.ts';
import { Templates } from '../src/platform/outbox/templates.ts';
import { buildGivingTemple } from './factories/giving.factory.ts';
import { runJobs } from './give.ts';
import { signInStaff } from './sign-in.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';
import { offerTickets, person, ticketType } from './tickets.ts';

const SITE = 'http://localhost:4100';
/** Names people could type to make us email their link to a stranger. */
const NASTY = [
  'Win $100 http://evil.example/claim',
  'www.evil.example',
  'evil.example',
  'EVIL.EXAMPLE/a?b=c',
  'https://1.2.3.4/x',
  'mail me@evil.example',
  'mailto:me@evil.example',
  '<a href="https://evil.example">gift</a>',
  '[gift](https://evil.example)',
  'evil\u3002example',
  'evil\uff0eexample',
  'evil.\u200bexample',
  'http:\uff0f\uff0fevil.example',
  'भेंट.भारत',
  'h2o.4chan.example',
];
/** What email clients turn into links. */
const LINKABLE = /:\/\/|:[/\uff0f]|www\.\w|@|(?:\p{L}[\p{N}-]*)[.\u3002\uff0e\uff61]\p{Cf}*[\p{L}\p{N}]/iu;

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
  kind: 'dispute.opened',
  path: '/temple-admin/donations?gift=1',
};
/** Fields with the same name that are staff's in one email and a stranger's in another. */
const STAFFS: Readonly<Record<string, readonly string[]>> = {
  message: ['registrations.approved', 'registrations.changes-requested', 'registrations.rejected'],
};

/** Fields that name a row which the email reads, by its template. */
const rows: Record<string, Record<string, unknown>> = {};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  rows[TICKET_MAIL] = await registered();
  rows[NOTIFICATION_MAIL] = rows[DIGEST_MAIL] = await manager();
});
afterAll(() => api.close());

/** Somebody's free tickets. */
async function registered() {
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
async function manager() {
  const { account, temple } = await signInStaff(api);
  return { accountId: account.id, templeId: temple.id };
}

/** Any field a template reads, with the same malicious name inside. */
function typedBy(stranger: string, template: string): Record<string, unknown> {
  const values: Record<string, unknown> = { ...OURS, ...rows[template] };
  for (const [field, templates] of Object.entries(STAFFS)) if (templates.includes(template)) values[field] = 'Please add the letter.';
  return new Proxy(values, {
    get: (known, field: string) => {
      if (field in known) return known[field];
      if (field === 'params') return { amount: stranger, donor: stranger };
      if (field === 'items') return [{ kind: 'dispute.opened', params: { amount: stranger, donor: stranger } }];
      return field === 'place' ? { name: stranger } : stranger;
    },
  });
}

const withoutOurs = (text: string): string => text.replace(/http:\/\/localhost:4100[^\s"<]*/g, '');
const textOf = (html: string): string =>
  withoutOurs(html)
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, ' ');

it.each(NASTY)('mails %s to nobody as a link, in no template, as text or as HTML', async (name) => {
  const templates = api.get(Templates);
  expect(templates.names().length).toBeGreaterThan(10);
  for (const template of templates.names().filter((each) => !each.endsWith('-sms') && each !== 'phone-code')) {
    const { subject = '', text, html = '' } = await templates.render(template, typedBy(name, template));
    for (const part of [subject, withoutOurs(text), textOf(html)])
      expect([template, LINKABLE.exec(part)?.[0]]).toEqual([template, undefined]);
    expect([template, [...html.matchAll(/href="([^"]*)"/g)].filter(([, url]) => !url!.startsWith(SITE))]).toEqual([template, []]);
  }
});

it('leaves our own links whole in every template', async () => {
  const templates = api.get(Templates);
  for (const template of templates.names().filter((each) => !each.endsWith('-sms') && each !== 'phone-code')) {
    const { text } = await templates.render(template, typedBy('Meera Raghunathan', template));
    expect([template, /https?: /.exec(text)?.[0]]).toEqual([template, undefined]);
  }
});

it('greets who wrote to us under a link without it', async () => {
  const email = `${newId()}@example.com`;
  const message = { name: 'Win $100 http://evil.example/claim', email, topic: 'receipt', message: 'Please look at my receipt.' };
  await api.client().post('/api/public/contact').send(message).expect(201);
  await runJobs(api);
  const [mail] = await api.get(LocalOutbox).list(email);
  expect(mail?.text).toContain('Namaste Win $100 http: //evil. example/claim,');
});

it.each(['Sri Kamakshi Temple, Inc.', 'Meera Raghunathan', 'Your gift of $1,250.00 arrived at 6:30 PM.', 'क्ष्मा देवी'])(
  'leaves %s as it is',
  async (name) => {
    const { text } = await api.get(Templates).render('accounts.deleted', { fullName: name });
    expect(text).toContain(`Namaste ${name},`);
  },
);
