import type TestAgent from 'supertest/lib/agent.js';
import {
  broadcastAct as act,
  BROADCASTS,
  broadcastBody,
  broadcastTo,
  declineInApp,
  followers,
  mailsOf,
  newBroadcast,
  retryNow,
  shownBroadcast as shown,
  startBroadcast as start,
  workOnBroadcasts,
} from '../../../test/broadcasts.ts';
import { AT_TEMPLE, startConversation } from '../../../test/conversations.ts';
import { buildGivingTemple } from '../../../test/factories/giving.factory.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { MailSender, type OutgoingMail } from '../../platform/mail/mail-sender.ts';
import { LocalOutbox } from '../../platform/outbox/local-outbox.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { MessageConsents } from '../consents/message-consents.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { BroadcastRow } from './broadcast.entity.ts';
import { BroadcastClicks } from './broadcast-clicks.service.ts';
import { BroadcastRecipientRow } from './broadcast-recipient.entity.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(() => jest.restoreAllMocks());

const work = (rounds?: number) => workOnBroadcasts(api, rounds);
const waitingNow = () => retryNow(api);
const office = (count: number, body?: object, given?: object) => broadcastTo(api, count, body, given);
const mailsTo = (address: string) => mailsOf(api, address);
const withdraw = (temple: Temple, address: string) =>
  api.database.transaction((tx) =>
    api.get(MessageConsents).withdraw(tx, { templeId: temple.id, topic: null, channel: 'email', address }, 'link'),
  );
describe('a broadcast', () => {
  it('is for givers of the temple’s own funds: another temple’s, or one that doesn’t exist, is refused in words', async () => {
    const [{ temple, annadanam: own }, { annadanam: foreign }] = [await buildGivingTemple(api), await buildGivingTemple(api)];
    const { client } = await signInStaff(api, { temple });
    const segment = { groups: ['donors'], fundId: own.id };
    const { id } = await newBroadcast(client, { segment });
    const body = broadcastBody({ segment });
    const askedOf = ({ topic, channels, segment }: typeof body) => ({ topic, channels, segment });
    for (const fundId of [foreign.id, newId()]) {
      const wrong = { ...body, segment: { ...segment, fundId } };
      for (const send of [
        client.post(BROADCASTS).send(wrong),
        client.put(`${BROADCASTS}/${id}`).send(wrong),
        client.post('/api/temple-admin/broadcast-audience').send(askedOf(wrong)),
      ])
        expect((await send.expect(400)).body.fields).toEqual({
          'segment.fundId': 'Your temple doesn’t have this fund. Choose another one.',
        });
    }
    expect((await shown(client, id)).segment.fundId).toBe(own.id);
  });

  it('is for groups that nouns provide, each of this temple only, and narrowed to one of its choices', async () => {
    const { client, temple } = await office(0);
    const writer = await signInDonor(api);
    const { id: talk } = await startConversation(writer.client, temple);
    const other = await signInDonor(api);
    await startConversation(other.client, temple);
    await client.patch(`${AT_TEMPLE}/${talk}`).send({ addLabel: 'Parking' }).expect(200);
    const { body: groups } = await client.get('/api/temple-admin/broadcast-groups').expect(200);
    const names = groups.map(({ group }: { group: string }) => group);
    expect(names).toEqual(expect.arrayContaining(['donors', 'guests', 'followers', 'bookers', 'writers', 'staff', 'priests']));
    expect(groups.find(({ group }: { group: string }) => group === 'writers').choices).toEqual([{ id: 'Parking', name: 'Parking' }]);
    const reached = async (by: TestAgent, segment: object) => {
      const question = { topic: 'news', channels: ['email'], segment };
      return (await by.post('/api/temple-admin/broadcast-audience').send(question).expect(200)).body.total;
    };
    expect(await reached(client, { groups: ['writers'] })).toBe(2);
    expect(await reached(client, { groups: ['writers'], about: ['writers:Parking'] })).toBe(1);
    expect(await reached(client, { groups: ['writers'], about: ["writers:x' OR '1'='1"] })).toBe(0);
    // Every group answers, none of them with another temple's people.
    const elsewhere = await office(0);
    for (const group of names.filter((name: string) => name !== 'staff'))
      expect([group, await reached(elsewhere.client, { groups: [group], from: '2020-01-01', to: '2099-01-01' })]).toEqual([group, 0]);
    const refused = { ...broadcastBody(), segment: { groups: ['donors', 'everyone'] } };
    const { body } = await client.post(BROADCASTS).send(refused).expect(400);
    expect(body.fields).toEqual({ 'segment.groups': 'There is no such group any more. Choose another one.' });
  });

  it('says beforehand whom it reaches and why not the others, and reaches them', async () => {
    const { client, temple, people, id } = await office(4);
    const [unverified] = await followers(api, temple, 1, { emailVerifiedAt: null });
    await withdraw(temple, people[0]!.email);
    await declineInApp(api, people[1]!);
    const question = { topic: 'news', channels: ['email', 'sms', 'in-app'], segment: { groups: ['followers'] } };
    const { body } = await client.post('/api/temple-admin/broadcast-audience').send(question).expect(200);
    expect(body).toMatchObject({ total: 5, reachable: 4 });
    expect(body.channels).toEqual([
      {
        channel: 'email',
        reachable: 3,
        excluded: expect.arrayContaining([
          { reason: 'consent', count: 1 },
          { reason: 'unverified', count: 1 },
        ]),
      },
      { channel: 'sms', reachable: 0, excluded: [{ reason: 'no-phone', count: 5 }] },
      {
        channel: 'in-app',
        reachable: 3,
        excluded: expect.arrayContaining([
          { reason: 'consent', count: 1 },
          { reason: 'unverified', count: 1 },
        ]),
      },
    ]);
    await start(client, id).expect(200);
    await work();
    expect(await shown(client, id)).toMatchObject({ status: 'finished', counts: { sent: 3, suppressed: 1 } });
    expect(await mailsTo(unverified!.email)).toEqual([]);
    expect(await mailsTo(people[0]!.email)).toEqual([]);
    const { body: list } = await client.get(`${BROADCASTS}/${id}/recipients`).query({ status: 'suppressed' }).expect(200);
    expect(list.items).toMatchObject([{ address: people[0]!.email, reason: 'consent' }]);
  });

  it('ends with the postal address and a way out (CAN-SPAM), and carries the one-click header (RFC 8058)', async () => {
    const sent: OutgoingMail[] = [];
    jest.spyOn(api.get(MailSender), 'send').mockImplementation(async (mail) => void sent.push(mail));
    const { client, temple, people, id } = await office(1, {}, { fullName: 'evil.example Meera' });
    await start(client, id).expect(200);
    await work();
    const mail = sent.find(({ to }) => to === people[0]!.email)!;
    expect(mail.text).toContain(`${temple.legalName}, ${temple.address}`);
    expect(mail.text).toContain('Namaste evil. example Meera,');
    const page = /http\S+\/unsubscribe\/\S+/.exec(mail.text)![0];
    const token = page.split('/').at(-1)!;
    expect(mail.oneClickUnsubscribeUrl).toBe(`http://localhost:4100/api/public/mailings/${token}/unsubscribe`);
    const { body } = await api.client().get(`/api/public/mailings/${token}`).expect(200);
    expect(body).toMatchObject({ temple: temple.name, topic: 'news', subscribed: true });
    await api
      .client()
      .post(new URL(mail.oneClickUnsubscribeUrl!).pathname)
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200)
      .expect(({ body: state }) => expect(state.subscribed).toBe(false));
    await api.client().get('/api/public/mailings/m-forged').expect(404);
  });

  it('counts who followed a link, leads nowhere but to the office’s own words, and has no picture that reports', async () => {
    const sent: OutgoingMail[] = [];
    jest.spyOn(api.get(MailSender), 'send').mockImplementation(async (mail) => void sent.push(mail));
    const program = 'https://temple.example/program?day=1&hall=2';
    const wording = { hi: { text: 'कार्यक्रम: https://temple.example/दीप।' } };
    const { client, people, id } = await office(2, { text: `Namaste {name}, see ${program}. Or (${program}).`, wording });
    await start(client, id).expect(200);
    await work();
    const { html, text } = sent.find(({ to }) => to === people[0]!.email)!;
    const [link, again] = text.match(/http\S+broadcast-links\/[\w-]+/g)!.map((url) => new URL(url).pathname);
    expect(again).not.toBe(undefined);
    expect(html).not.toMatch(/<img|background=|url\(/i);
    expect(html).toContain('>https://temple.example/program?day=1&amp;hall=2</a>. Or (');
    const guest = api.client();
    await guest.head(link!).expect(303);
    await guest.get(link!).set('sec-purpose', 'prefetch').expect(303);
    expect(await shown(client, id)).toMatchObject({ clicked: 0, links: [{ url: program, people: 0 }, { people: 0 }] });
    for (const path of [link!, again!]) {
      const answer = await guest.get(path).expect(303).expect('location', program);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      expect(answer.text).toBe('');
    }
    expect(await shown(client, id)).toMatchObject({
      clicked: 1,
      links: [
        { url: program, people: 1 },
        { url: 'https://temple.example/दीप', people: 0 },
      ],
    });
    const { body } = await client.get(`${BROADCASTS}/${id}/recipients`).expect(200);
    const clicksOf = (address: string) => body.items.find((one: { address: string }) => one.address === address).clicks;
    expect(people.map(({ email }) => clicksOf(email))).toEqual([2, 0]);
    const { templeId } = await api.database.reader.findOneByOrFail(BroadcastRow, { id });
    const hindi = new URL(api.get(BroadcastClicks).linkFor({ templeId, id: body.items[0].id }, 1)).pathname;
    await guest.get(hindi).expect(303).expect('location', 'https://temple.example/%E0%A4%A6%E0%A5%80%E0%A4%AA');
    const token = link!.split('/').at(-1)!;
    for (const forged of ['https:%2F%2Fevil.example', `${token}x`, token.slice(1), token.toUpperCase()])
      await guest.get(`/api/public/broadcast-links/${forged}`).expect(404);
  });

  it('loses nobody when replies are lost, and sends twice only what was under way', async () => {
    const { client, people, id } = await office(12);
    await start(client, id).expect(200);
    const send = jest.spyOn(api.get(MailSender), 'send');
    let calls = 0;
    send.mockImplementation(async (mail) => {
      calls += 1;
      const isLost = calls % 4 === 0;
      await api.get(LocalOutbox).keepMail(mail);
      // Sent, but the reply never arrives.
      if (isLost) throw new Error('connection lost');
    });
    await work(1);
    for (let round = 0; round < 4; round++) {
      await waitingNow();
      await work(1);
    }
    expect(await shown(client, id)).toMatchObject({ status: 'finished', counts: { sent: 12 } });
    for (const { email } of people) expect(await mailsTo(email)).toHaveLength(1);
    const again = calls - people.length;
    expect([again > 0, again <= Math.ceil(calls / 4)]).toEqual([true, true]);
  });

  it('honors a withdrawal for everyone it wasn’t sent to yet (CAN-SPAM)', async () => {
    const { client, temple, people, id } = await office(20);
    await start(client, id).expect(200);
    let withdrawals: Promise<void> | undefined;
    const withdrawFromAllBut = async (first: string) => {
      for (const { email } of people) if (email !== first) await withdraw(temple, email);
    };
    jest.spyOn(api.get(MailSender), 'send').mockImplementation(async (mail) => {
      await api.get(LocalOutbox).keepMail(mail);
      // The others are in the outbox by now, up to five of them under way.
      withdrawals ??= withdrawFromAllBut(mail.to);
      await withdrawals;
    });
    await work();
    const { counts } = await shown(client, id);
    expect((counts.sent ?? 0) + (counts.suppressed ?? 0)).toBe(20);
    expect(counts.sent).toBeLessThanOrEqual(6);
    expect(counts.suppressed).toBeGreaterThanOrEqual(14);
  });

  it('pauses, goes on and is canceled without anyone getting it twice', async () => {
    const { client, people, id } = await office(5, { perMinute: 2 });
    await start(client, id).expect(200);
    await work();
    expect((await shown(client, id)).counts).toEqual({ sent: 2, queued: 3 });
    await act(client, id, 'pause').expect(200);
    await api.database.transaction((tx) =>
      tx.update(BroadcastRecipientRow, { broadcastId: id, status: 'sent' }, { claimedAt: new Date(0) }),
    );
    await work();
    expect(await shown(client, id)).toMatchObject({ status: 'paused', counts: { sent: 2, queued: 3 } });
    await act(client, id, 'resume').expect(200);
    await work();
    expect((await shown(client, id)).counts).toEqual({ sent: 4, queued: 1 });
    expect((await act(client, id, 'cancel').expect(200)).body).toMatchObject({ status: 'canceled', counts: { sent: 4, suppressed: 1 } });
    await work();
    const mails = await Promise.all(people.map(({ email }) => mailsTo(email)));
    expect(mails.map((each) => each.length).sort()).toEqual([0, 1, 1, 1, 1]);
    await act(client, id, 'resume').expect(409);
  });

  it('asks when it is more than an hour late, and begins once somebody says so', async () => {
    const { client, people, id } = await office(1);
    await start(client, id).expect(200);
    const late = new Date(Date.now() - 61 * 60_000);
    await api.database.transaction((tx) => tx.update(BroadcastRow, { id }, { scheduledAt: late }));
    await work();
    expect(await shown(client, id)).toMatchObject({ status: 'paused', isLate: true, counts: {} });
    await act(client, id, 'resume').expect(200);
    await work();
    expect(await shown(client, id)).toMatchObject({ status: 'finished', isLate: false, counts: { sent: 1 } });
    expect(await mailsTo(people[0]!.email)).toHaveLength(1);
  });

  it('asks after an outage of more than an hour in the middle, before anything more is sent', async () => {
    const { client, id } = await office(3, { perMinute: 1 });
    await start(client, id).expect(200);
    await work();
    const past = { workedAt: new Date(Date.now() - 61 * 60_000) };
    await api.database.transaction((tx) => tx.update(BroadcastRow, { id }, past));
    await work();
    expect(await shown(client, id)).toMatchObject({ status: 'paused', isLate: true, counts: { sent: 1, queued: 2 } });
  });

  it('sends only what failed again, never what bounced', async () => {
    const { client, people, id } = await office(3);
    const [gone, broken] = people.map(({ email }) => email);
    const send = jest.spyOn(api.get(MailSender), 'send').mockImplementation(async (mail) => {
      if (mail.to === gone) throw new PermanentFailure('unknown');
      if (mail.to === broken) throw new Error('busy');
      await api.get(LocalOutbox).keepMail(mail);
    });
    await start(client, id).expect(200);
    for (let attempt = 0; attempt < 7; attempt++) {
      await work(2);
      await waitingNow();
    }
    expect(await shown(client, id)).toMatchObject({ status: 'finished', counts: { sent: 1, bounced: 1, failed: 1 } });
    expect(await api.get(MessageConsents).isStopped(api.database.reader, 'email', gone!)).toBe(true);
    send.mockImplementation((mail) => api.get(LocalOutbox).keepMail(mail));
    await act(client, id, 'retry').expect(200);
    await work();
    expect(await shown(client, id)).toMatchObject({ status: 'finished', counts: { sent: 2, bounced: 1 } });
    for (const { email } of people.slice(1)) expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is refused where it reaches nobody, has passed, or is no draft any more', async () => {
    const { client, id } = await office(0);
    await start(client, id)
      .expect(409)
      .expect(({ body }) => expect(body.code).toBe('broadcast-nobody'));
    await client.post(`${BROADCASTS}/${id}/start`).send({ on: '2020-01-01', time: '09:00' }).expect(400);
    await act(client, id, 'cancel').expect(200);
    await client
      .put(`${BROADCASTS}/${id}`)
      .send({ segment: { groups: ['followers'] }, name: 'x', topic: 'news', channels: ['email'], subject: 'x', text: 'x' })
      .expect(409);
  });
});

it('isn’t sent again to somebody whose account was deleted after it failed', async () => {
  const { client, people, id } = await office(1);
  const send = jest.spyOn(api.get(MailSender), 'send').mockRejectedValue(new Error('busy'));
  await start(client, id).expect(200);
  for (let attempt = 0; attempt < 7; attempt++) {
    await work(2);
    await waitingNow();
  }
  await api.database.transaction((tx) => api.get(PersonalData).erase(tx, people[0]!.id));
  send.mockClear();
  await act(client, id, 'retry').expect(200);
  await work();
  expect(send).not.toHaveBeenCalled();
  expect(await shown(client, id)).toMatchObject({ status: 'finished', counts: { suppressed: 1 } });
});
