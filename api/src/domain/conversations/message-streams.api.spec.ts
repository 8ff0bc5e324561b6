import type { IncomingMessage } from 'node:http';
import type { MessageEvent } from '@sannidhi/contracts';
import type { Response } from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { AT_DEVOTEE, AT_TEMPLE, sendMessage, startConversation } from '../../../test/conversations.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import { donationNotifications } from '../orders/notices/giver-notifications.ts';
import { EVENTS_KEPT_MS } from './message-box.entity.ts';
import { MessageSignals } from './message-signals.ts';

type Heard = MessageEvent & { id: number };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const isNumbered = ({ change }: MessageEvent) => change !== 'notified';
const eventsIn = (text: string, wanted: (event: Heard) => boolean): Heard[] =>
  [...text.matchAll(/id: (\d+)\ndata: (.*)\n\n/g)].map(([, id, data]) => ({ id: Number(id), ...JSON.parse(data ?? '') })).filter(wanted);

/** Listens until a number of `wanted` events arrived; resolves once the stream is open, to their promise, and that of all until its end. */
function listen(
  client: TestAgent,
  base: string,
  count: number,
  lastEventId?: number,
  wanted: (event: Heard) => boolean = isNumbered,
): Promise<{ events: Promise<Heard[]>; ended: Promise<Heard[]> }> {
  return new Promise((opened) => {
    let resolve: (events: Heard[]) => void;
    const events = new Promise<Heard[]>((done) => {
      resolve = done;
    });
    let end: (events: Heard[]) => void;
    const ended = new Promise<Heard[]>((done) => {
      end = done;
    });
    const read = (response: Response, done: (error: Error | null, body: unknown) => void) => {
      const stream = response as unknown as IncomingMessage;
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk;
        opened({ events, ended });
        const heard = eventsIn(text, wanted);
        if (heard.length < count) return;
        resolve(heard);
        stream.destroy();
      });
      stream.on('close', () => {
        end(eventsIn(text, wanted));
        done(null, {});
      });
    };
    const sent = client.get(`${base}/events`).buffer(true).parse(read);
    if (lastEventId !== undefined) sent.set('last-event-id', String(lastEventId));
    sent.then(
      () => undefined,
      () => undefined,
    );
  });
}

async function begun() {
  const { client: office, temple } = await signInStaff(api);
  const { client: devotee } = await signInDonor(api);
  const { id } = await startConversation(devotee, temple);
  return { office, devotee, id };
}

it('announces a message to the other side, with its unread count', async () => {
  const { office, devotee, id } = await begun();
  const { events } = await listen(devotee, AT_DEVOTEE, 2);
  await sendMessage(office, AT_TEMPLE, id, 'Behind the hall.');
  expect(await events).toMatchObject([
    { conversationId: null, change: 'connected', unread: 0 },
    { conversationId: id, change: 'message', unread: 1 },
  ]);
});

it('says for how long nothing had changed when it began', async () => {
  const { client } = await signInDonor(api);
  const quiet = async (listener: TestAgent) => (await (await listen(listener, AT_DEVOTEE, 1)).events)[0];
  expect(await quiet(client)).toMatchObject({ quietMs: EVENTS_KEPT_MS });
  const before = Date.now();
  const { devotee, office, id } = await begun();
  await sendMessage(office, AT_TEMPLE, id, 'Behind the hall.');
  const heard = await quiet(devotee);
  expect(heard).toMatchObject({ change: 'connected', quietMs: expect.any(Number) });
  expect((heard as { quietMs: number }).quietMs).toBeLessThanOrEqual(Date.now() - before);
});

it('streams what another process changed', async () => {
  const { office, devotee, id } = await begun();
  const { events } = await listen(office, AT_TEMPLE, 2);
  jest.spyOn(MessageSignals.prototype, 'changed').mockImplementation(() => undefined);
  await sendMessage(devotee, AT_DEVOTEE, id, 'And on Sunday?');
  expect((await events)[1]).toMatchObject({ conversationId: id, change: 'message', waiting: 1 });
});

it('goes on after the last event: nothing is missing and nothing comes twice', async () => {
  const { office, devotee, id } = await begun();
  const first = await (await listen(devotee, AT_DEVOTEE, 1)).events;
  for (const text of ['One', 'Two']) await sendMessage(office, AT_TEMPLE, id, text);
  const { events } = await listen(devotee, AT_DEVOTEE, 4, first[0]!.id);
  await sendMessage(office, AT_TEMPLE, id, 'Three');
  const start = first[0]!.id;
  expect((await events).map(({ id: number }) => number)).toEqual([start, start + 1, start + 2, start + 3]);
});

it('hears nothing of other people’s conversations', async () => {
  const [{ devotee }, other] = [await begun(), await begun()];
  const { events } = await listen(devotee, AT_DEVOTEE, 2);
  await sendMessage(other.office, AT_TEMPLE, other.id, 'Not for you');
  await sendMessage(other.devotee, AT_DEVOTEE, other.id, 'Thank you');
  const { temple } = await signInStaff(api);
  const mine = await startConversation(devotee, temple);
  expect((await events)[1]).toMatchObject({ conversationId: mine.id });
});

it('ends at a sign-out: nothing that comes after is sent', async () => {
  const { office, devotee, id } = await begun();
  const { ended } = await listen(devotee, AT_DEVOTEE, 2);
  await devotee.post('/api/account/sessions/end').expect(200);
  await sendMessage(office, AT_TEMPLE, id, 'Behind the hall.');
  expect((await ended).map(({ change }) => change)).toEqual(['connected']);
});

it('pushes how many notifications are unread, at the start, when there are more and when they are read elsewhere', async () => {
  const { client, account } = await signInDonor(api);
  const said = (heard: Heard[]) => heard.map(({ change, notifications }) => [change, notifications]);
  const here = await listen(client, AT_DEVOTEE, 2, undefined, () => true);
  await api.database.transaction((tx) =>
    api.get(Notifications).notify(tx, donationNotifications.kinds.received, {
      concerned: { accountId: account.id },
      params: { amount: '$51.00', temple: 'Sri Kamakshi Temple', receipt: 'SKT-2026-000001' },
      key: account.id,
      path: '/receipts',
    }),
  );
  expect(said(await here.events)).toEqual([
    ['connected', 0],
    ['notified', 1],
  ]);
  const later = await listen(client, AT_DEVOTEE, 2, undefined, () => true);
  await client.post('/api/account/notifications/read-all').expect(200);
  expect(said(await later.events)).toEqual([
    ['connected', 1],
    ['notified', 0],
  ]);
});
