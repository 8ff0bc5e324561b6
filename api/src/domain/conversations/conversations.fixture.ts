import type TestAgent from 'supertest/lib/agent.js';
import type { NounFixture, Place, RouteRow } from '../../../test/nouns/noun-fixture.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';

const WRITTEN = { subject: 'A receipt', topic: 'receipts', text: 'Namaste. May I have a receipt in my mother’s name?' };

/** Begins a conversation in the caller's portal. */
async function begin(client: TestAgent, portal: string, to: object): Promise<{ conversationId: string }> {
  const sent = client.post(`/api/${portal}/conversations`).set('idempotency-key', newId());
  const { body } = await sent.send({ ...WRITTEN, ...to }).expect(200);
  return { conversationId: body.id };
}

const toTemple = ({ giving }: Place) => ({ to: 'temple', toId: giving.temple.id });
const byDevotee = (place: Place) => begin(place.own.donor, 'devotee', toTemple(place));
const byPriest = (place: Place) => begin(place.priest, 'priest', { to: 'platform' });
const byPlatform = (place: Place) => begin(place.desk, 'superadmin', toTemple(place));

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const UPLOAD = { headers: { 'content-type': 'application/pdf' }, query: { name: 'letter.pdf' }, body: PDF };

/** Uploads a file as one of the place's people; nothing is sent yet. */
async function attach(client: TestAgent, portal: string): Promise<{ attachmentId: string }> {
  const at = client.post(`/api/${portal}/conversations/attachments`).query(UPLOAD.query);
  const { body } = await at.set(UPLOAD.headers).send(PDF).expect(201);
  return { attachmentId: body.id };
}

/** The calls leave files that nobody sends: without this there would soon be too many. */
const makeRoom = (api: TestApi) => api.database.transaction((tx) => tx.query("DELETE FROM quotas WHERE name = 'attachments-unsent'"));

/** What a portal's side does with files; whose they are is asked by their ids. */
const attachments = (portal: string, may: RouteRow['may'], write: RouteRow['may'], who: (place: Place) => TestAgent) => {
  const base = `/api/${portal}/conversations/attachments`;
  const added = async (place: Place, api: TestApi) => {
    await makeRoom(api);
    return { params: await attach(who(place), portal) };
  };
  const upload = async (_: Place, api: TestApi) => {
    await makeRoom(api);
    return UPLOAD;
  };
  return {
    [`POST ${base}`]: { may: write, call: upload },
    [`GET ${base}/:attachmentId`]: { may, call: added },
    [`DELETE ${base}/:attachmentId`]: { may: write, call: added },
  };
};

const side = (
  portal: string,
  may: 'donor' | 'priest' | 'superadmin',
  made: (place: Place) => Promise<{ conversationId: string }>,
  to: (place: Place) => object,
) => ({
  [`GET /api/${portal}/conversations`]: may,
  [`GET /api/${portal}/conversations/correspondents`]: may,
  [`GET /api/${portal}/conversations/counts`]: may,
  [`GET /api/${portal}/conversations/events`]: may,
  [`GET /api/${portal}/conversations/:conversationId`]: { may, call: async (place: Place) => ({ params: await made(place) }) },
  [`GET /api/${portal}/conversations/:conversationId/messages`]: { may, call: async (place: Place) => ({ params: await made(place) }) },
  [`GET /api/${portal}/conversations/:conversationId/records`]: { may, call: async (place: Place) => ({ params: await made(place) }) },
  [`GET /api/${portal}/conversations/:conversationId/presence`]: { may, call: async (place: Place) => ({ params: await made(place) }) },
  [`PUT /api/${portal}/conversations/:conversationId/presence`]: {
    may,
    call: async (place: Place) => ({ params: await made(place), body: { typing: true } }),
  },
  [`PUT /api/${portal}/conversations/:conversationId/read`]: {
    may,
    call: async (place: Place) => ({ params: await made(place), body: { through: 1 } }),
  },
  [`POST /api/${portal}/conversations`]: { may, call: (place: Place) => ({ body: { ...WRITTEN, ...to(place) } }) },
  [`POST /api/${portal}/conversations/:conversationId/messages`]: {
    may,
    call: async (place: Place) => ({ params: await made(place), body: { text: 'Namaste' } }),
  },
});
const SNOOZED_UNTIL = new Date(Date.now() + 86_400_000).toISOString();
const HANDLED = {
  status: 'snoozed',
  snoozedUntil: SNOOZED_UNTIL,
  priority: 'urgent',
  topic: 'events',
  assigneeId: null,
  addLabel: 'Parking',
};
/** Two conversations with the same person. */
const merging = (made: (place: Place) => Promise<{ conversationId: string }>) => async (place: Place) => ({
  params: await made(place),
  body: { into: (await made(place)).conversationId },
});
const NOTED = { text: 'Who can answer this?', mentions: [] };

const TEMPLE = '/api/temple-admin/conversations';
const READ = 'staff with messages:read' as const;
const WRITE = 'staff with messages:reply' as const;

/** Each office keeps its own. */
const canned = (portal: string, may: RouteRow['may'], write: RouteRow['may'], who: (place: Place) => TestAgent) => {
  const base = `/api/${portal}/canned-replies`;
  const worded = () => ({ title: `Parking ${newId()}`, text: 'Namaste {name}, please park behind the hall.' });
  const kept = async (place: Place) => {
    const { body } = await who(place).post(base).send(worded()).expect(201);
    return { params: { cannedReplyId: body.id }, body: worded() };
  };
  return {
    [`GET ${base}`]: may,
    [`POST ${base}`]: { may: write, call: () => ({ body: worded() }) },
    [`PUT ${base}/:cannedReplyId`]: { may: write, call: kept },
    [`DELETE ${base}/:cannedReplyId`]: { may: write, call: async (place: Place) => ({ params: (await kept(place)).params }) },
  };
};

export const fixture: NounFixture = {
  build: byDevotee,
  routes: {
    ...canned('superadmin', 'superadmin', 'superadmin', ({ desk }) => desk),
    ...canned('temple-admin', READ, WRITE, ({ own }) => own.staff),
    ...attachments('devotee', 'donor', 'donor', ({ own }) => own.donor),
    ...attachments('priest', 'priest', 'priest', ({ priest }) => priest),
    ...attachments('superadmin', 'superadmin', 'superadmin', ({ desk }) => desk),
    ...attachments('temple-admin', READ, WRITE, ({ own }) => own.staff),
    ...side('devotee', 'donor', byDevotee, toTemple),
    ...side('priest', 'priest', byPriest, () => ({ to: 'platform' })),
    ...side('superadmin', 'superadmin', byPlatform, toTemple),
    'GET /api/superadmin/conversations/folders': 'superadmin',
    'GET /api/superadmin/conversations/labels': 'superadmin',
    'GET /api/superadmin/conversations/colleagues': { may: 'superadmin', walks: 'Operators look for each other among all accounts.' },
    'GET /api/superadmin/conversations/away': 'superadmin',
    'PUT /api/superadmin/conversations/away': { may: 'superadmin', call: { body: { until: SNOOZED_UNTIL } } },
    'GET /api/superadmin/conversations/:conversationId/others': {
      may: 'superadmin',
      call: async (place) => ({ params: await byPlatform(place) }),
    },
    'POST /api/superadmin/conversations/:conversationId/merge': { may: 'superadmin', call: merging(byPlatform) },
    'PATCH /api/superadmin/conversations/:conversationId': {
      may: 'superadmin',
      call: async (place) => ({ params: await byPlatform(place), body: HANDLED }),
    },
    'POST /api/superadmin/conversations/:conversationId/notes': {
      may: 'superadmin',
      call: async (place) => ({ params: await byPlatform(place), body: NOTED }),
    },
    [`GET ${TEMPLE}`]: READ,
    [`GET ${TEMPLE}/correspondents`]: READ,
    [`GET ${TEMPLE}/counts`]: READ,
    [`GET ${TEMPLE}/events`]: READ,
    [`GET ${TEMPLE}/folders`]: READ,
    [`GET ${TEMPLE}/labels`]: READ,
    [`GET ${TEMPLE}/colleagues`]: READ,
    [`GET ${TEMPLE}/away`]: READ,
    [`PUT ${TEMPLE}/away`]: { may: WRITE, call: { body: { until: SNOOZED_UNTIL } } },
    [`GET ${TEMPLE}/:conversationId/others`]: READ,
    [`POST ${TEMPLE}/:conversationId/merge`]: { may: WRITE, call: merging(byDevotee) },
    [`GET ${TEMPLE}/:conversationId`]: READ,
    [`GET ${TEMPLE}/:conversationId/messages`]: READ,
    [`GET ${TEMPLE}/:conversationId/records`]: READ,
    [`GET ${TEMPLE}/:conversationId/presence`]: READ,
    [`PUT ${TEMPLE}/:conversationId/presence`]: { may: READ, call: { body: { typing: false } } },
    [`PUT ${TEMPLE}/:conversationId/read`]: { may: READ, call: { body: { through: 1 } } },
    [`POST ${TEMPLE}`]: { may: WRITE, call: { body: { ...WRITTEN, to: 'platform' } } },
    [`POST ${TEMPLE}/:conversationId/messages`]: { may: WRITE, call: { body: { text: 'Namaste' } } },
    [`POST ${TEMPLE}/:conversationId/notes`]: { may: WRITE, call: { body: NOTED } },
    [`PATCH ${TEMPLE}/:conversationId`]: { may: WRITE, call: async (place) => ({ params: await byDevotee(place), body: HANDLED }) },
  },
  presets: {
    'messages:read': ['manager', 'treasurer', 'priest-coordinator', 'events-coordinator', 'volunteer-coordinator', 'front-desk'],
    'messages:reply': ['manager', 'treasurer', 'priest-coordinator', 'events-coordinator', 'volunteer-coordinator', 'front-desk'],
  },
  small: { canned_replies: 'An office keeps 200 at most.', message_absences: 'One for each person of an office, at most.' },
  growing: [
    'message_attachments',
    'conversations',
    'conversation_labels',
    'conversation_messages',
    'conversation_presence',
    'conversation_terms',
    'conversation_redirects',
    'message_boxes',
    'message_records',
    'message_events',
  ],
};
