import type TestAgent from 'supertest/lib/agent.js';
import { takeAtCounter } from '../../../test/counter.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { type Gift, giveAndPay, runJobs, startGift } from '../../../test/give.ts';
import { onOffice } from '../../../test/giving-suite.ts';
import { readPaper } from '../../../test/paper.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { Order } from '../../domain/orders/order.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { LocalOutbox } from '../../platform/outbox/local-outbox.ts';

const LIST = '/api/temple-admin/recognition';
const CARDS = '/api/temple-admin/dedication-cards';
const FAMILY = { name: 'The Iyer family', address: '12 Oak Street, Edison, NJ 08820' };

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onOffice((suite) => ({ api, place, office } = suite));

const give = async (gift: Gift = {}) => giveAndPay(api, (await signInDonor(api)).client, place, gift);
const refund = (orderId: string) =>
  office.post(`/api/temple-admin/donations/${orderId}/refunds`).set('idempotency-key', newId()).send({ reason: 'Asked for' }).expect(201);
const get = async (path: string) => (await office.get(path).expect(200)).body;

async function paperOf(orderId: string): Promise<string> {
  const { body } = await office.get(`${CARDS}/${orderId}/card.pdf`).buffer(true).expect(200);
  return readPaper(body);
}

describe('the recognition list', () => {
  it('names donors as they wish, anonymous ones never, and leaves out what was refunded', async () => {
    await give({ creditedName: 'The Raghunathan family', dedication: { kind: 'memory', name: 'Savitri Iyer' } });
    await give({ creditedName: 'The Raghunathan family' });
    await give({ legalName: 'Padma Srinivasan' });
    await give({
      legalName: 'Hidden Person',
      creditedName: 'Hidden Family',
      anonymous: true,
      dedication: { kind: 'honor', name: 'Hidden Son' },
    });
    await refund((await give({ legalName: 'Took It Back' })).orderId);
    const names = [
      { name: 'Padma Srinivasan', gifts: 1, dedications: [] },
      { name: 'The Raghunathan family', gifts: 2, dedications: [{ kind: 'memory', name: 'Savitri Iyer' }] },
    ];
    expect(await get(LIST)).toEqual([...names, { name: null, gifts: 1, dedications: [] }]);
    expect(await get(`${LIST}?anonymous=false`)).toEqual(names);
    const { text } = await office
      .get(`${LIST}/recognition.csv`)
      .expect(200)
      .expect('content-type', /text\/csv/);
    expect(text).toContain('The Raghunathan family,2,In memory of Savitri Iyer');
    expect(text).toContain('Anonymous,1,');
    expect(text).not.toContain('Hidden');
  });

  it('is worded in the language of the page', async () => {
    await give({ creditedName: 'The Raghunathan family', dedication: { kind: 'memory', name: 'Savitri Iyer' } });
    const { text } = await office.get(`${LIST}/recognition.csv`).set('cookie', 'language=hi').expect(200);
    expect(text).toContain('नाम,दान,समर्पण');
    expect(text).toMatch(/The Raghunathan family,\d+,.*Savitri Iyer की स्मृति में/);
  });

  it('honors the wishes of those who gave at the counter', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await takeAtCounter(office, place, { receivedOn: yesterday, legalName: 'Karthik Iyer', creditedName: 'The Iyer family' });
    const hidden = { legalName: 'Hidden Person', creditedName: 'Hidden Family', anonymous: true };
    await takeAtCounter(office, place, { receivedOn: yesterday, ...hidden });
    expect(await get(LIST)).toEqual([
      { name: 'The Iyer family', gifts: 1, dedications: [] },
      { name: null, gifts: 1, dedications: [] },
    ]);
  });

  it('names nobody who wasn’t asked: donors at the counter, and guests', async () => {
    const receivedOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const dedication = { kind: 'memory', name: 'Savitri Iyer' };
    await takeAtCounter(office, place, { receivedOn, legalName: 'Karthik Iyer', dedication });
    const { orderId } = await give({ legalName: 'Guest Person' });
    await api.database.transaction((tx) => tx.update(Order, { id: orderId }, { guestSessionId: newId() }));
    expect(await get(LIST)).toEqual([{ name: null, gifts: 2, dedications: [] }]);
  });

  it('is of one fund and period', async () => {
    await give({ legalName: 'Annadanam Giver' });
    await give({ legalName: 'Building Giver', lines: [{ fundId: place.building.id, amountCents: 5_100 }] });
    expect(await get(`${LIST}?fundId=${place.building.id}`)).toMatchObject([{ name: 'Building Giver' }]);
    expect(await get(`${LIST}?to=2020-12-31`)).toEqual([]);
  });
});

describe('a dedication card', () => {
  it('waits to be printed and mailed once its gift arrived', async () => {
    const { client } = await signInDonor(api);
    const dedication = { kind: 'memory', name: 'Lakshmi Iyer', notify: FAMILY };
    await startGift(client, place, { dedication });
    expect((await get(CARDS)).items).toEqual([]);
    const { orderId } = await give({ dedication, creditedName: 'The Raghunathan family' });
    const card = { orderId, honoree: 'Lakshmi Iyer', recipient: FAMILY.name, address: FAMILY.address, from: 'The Raghunathan family' };
    expect((await get(`${CARDS}?status=to-mail`)).items).toMatchObject([card]);
    const paper = await paperOf(orderId);
    expect(paper).toContain('A gift in memory of Lakshmi Iyer');
    expect(paper).toContain('12 Oak Street');
    expect(paper).toContain('The Raghunathan family gave a gift to');
    expect(paper).not.toContain('$');
    expect((await office.post(`${CARDS}/${orderId}/mailed`).expect(200)).body).toMatchObject({
      status: 'mailed',
      sentAt: expect.any(String),
    });
    await office.post(`${CARDS}/${orderId}/mailed`).expect(409);
    expect((await get(`${CARDS}?status=to-mail`)).items).toEqual([]);
  });

  it('goes by email at once, and says nothing of an anonymous donor or an amount', async () => {
    const notify = { name: 'Anand', email: 'anand@example.test' };
    const dedication = { kind: 'honor', name: 'Kamala Iyer', notify };
    const { orderId } = await give({ legalName: 'Hidden Person', creditedName: 'Hidden', anonymous: true, dedication });
    await runJobs(api);
    const [mail] = await api.get(LocalOutbox).list('anand@example.test');
    expect(mail?.subject).toBe('A gift in honor of Kamala Iyer · Kamala Iyer के सम्मान में दान');
    expect(mail?.text).toContain('A devotee who wishes to remain anonymous gave a gift to');
    expect(mail?.text).not.toMatch(/Hidden|\$/);
    expect((await get(CARDS)).items).toMatchObject([{ orderId, status: 'emailed', from: null }]);
  });

  it('is canceled when its gift is refunded, and asks for an address', async () => {
    const { orderId } = await give({ dedication: { kind: 'memory', name: 'Lakshmi Iyer', notify: FAMILY } });
    await refund(orderId);
    expect((await get(CARDS)).items).toMatchObject([{ status: 'canceled' }]);
    await office.get(`${CARDS}/${orderId}/card.pdf`).expect(404);
    const { client } = await signInDonor(api);
    const body = { templeSlug: place.temple.slug, legalName: 'Meera', lines: [{ fundId: place.general.id, amountCents: 5_100 }] };
    const dedication = { kind: 'honor', name: 'Kamala', notify: { name: 'Anand' } };
    const answer = await client
      .post('/api/devotee/donations')
      .set('idempotency-key', newId())
      .send({ ...body, dedication })
      .expect(400);
    expect(answer.body.fields).toEqual({ 'dedication.notify.address': 'Enter an email or a postal address for the card' });
  });

  it('is sent for gifts taken at the counter: by email when the batch closes, or waiting to be mailed', async () => {
    const receivedOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const to = `${newId()}@example.test`;
    const emailed = { kind: 'honor', name: 'Kamala Iyer', notify: { name: 'Anand', email: to } };
    await takeAtCounter(office, place, { receivedOn, dedication: emailed, creditedName: 'The Reddy family' });
    const dedication = { kind: 'memory', name: 'Lakshmi Iyer', notify: FAMILY };
    const rice = { method: 'in-kind', amountCents: 0, propertyDescription: 'Rice' };
    const orderId = await takeAtCounter(office, place, { receivedOn, dedication, anonymous: true, ...rice });
    await runJobs(api);
    const [mail] = await api.get(LocalOutbox).list(to);
    expect(mail?.text).toContain('The Reddy family gave a gift to');
    expect((await get(`${CARDS}?status=to-mail`)).items).toMatchObject([{ orderId, recipient: FAMILY.name, from: null }]);
    const { general } = place;
    const fund = { corrections: 0, fundId: general.id, amountCents: 0, receivedOn, legalName: 'S. Reddy', reason: 'Name misspelled' };
    await office.post(`/api/temple-admin/donations/${orderId}/corrections`).set('idempotency-key', newId()).send(fund).expect(201);
    expect(await paperOf(orderId)).toContain('A gift in memory of Lakshmi Iyer');
  });

  it('is another temple’s secret', async () => {
    const { orderId } = await give({ dedication: { kind: 'memory', name: 'Lakshmi Iyer', notify: FAMILY } });
    const { client: stranger } = await signInStaff(api);
    expect((await stranger.get(CARDS).expect(200)).body.items).toEqual([]);
    await stranger.get(`${CARDS}/${orderId}/card.pdf`).expect(404);
    await stranger.post(`${CARDS}/${orderId}/mailed`).expect(404);
  });
});
