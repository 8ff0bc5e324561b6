import { setClock } from '../../../test/clock.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay, listenForWebhooks, payGift, runJobs, startGift } from '../../../test/give.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';

let api: TestApi;
let place: GivingTemple;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
  place = await buildGivingTemple(api, { name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ', timeZone: 'America/New_York' });
});
afterEach(() => jest.useRealTimers());
afterAll(() => api.close());

it('takes a devotee’s gift through checkout to ledger and receipt', async () => {
  const { client } = await signInDonor(api);
  const started = await startGift(client, place, { coverFees: true });
  expect(started.totalCents).toBe(5283);
  const before = await client.get(`/api/devotee/donations/${started.orderId}`).expect(200);
  expect(before.body).toMatchObject({ status: 'pending', receipt: null, receivedAt: null });
  expect((await payGift(api, started)).status).toBe('paid');
  await runJobs(api);
  const after = await client.get(`/api/devotee/donations/${started.orderId}`).expect(200);
  expect(after.body).toMatchObject({
    status: 'succeeded',
    totalCents: 5283,
    coveredFeeCents: 183,
    paidWith: 'Visa ending 4242',
    lines: [{ amountCents: 5100, taxClass: 'gift', label: 'Annadanam' }],
    receipt: { status: 'valid', number: expect.stringMatching(/^SKT\d*-\d{4}-000001$/) },
  });
  const { client: office } = await signInStaff(api, { temple: place.temple });
  const { body: detail } = await office.get(`/api/temple-admin/donations/${started.orderId}`).expect(200);
  expect(detail.ledgerEntries).toMatchObject([
    {
      number: 1,
      lines: [
        { account: 'Clearing, card processor', debitCents: 5100, creditCents: 0 },
        { account: 'Processing fees', debitCents: 183, creditCents: 0 },
        { account: 'Fund, Annadanam', debitCents: 0, creditCents: 5283 },
      ],
    },
  ]);
  expect(detail.history.map((item: { what: string }) => item.what)).toEqual(['donation.succeeded', 'receipt.issued']);
});

it('numbers receipts by the temple’s year: on New Year’s Eve at 10 pm its old one, though the server’s has begun, then the new one', async () => {
  const elsewhere = await buildGivingTemple(api, { name: 'Sri Kamakshi Temple', timeZone: 'America/New_York' });
  const numberAt = async (iso: string) => {
    setClock(iso);
    const { client } = await signInDonor(api);
    const { orderId } = await giveAndPay(api, client, elsewhere);
    const { body } = await client.get(`/api/devotee/donations/${orderId}`).expect(200);
    return body.receipt.number;
  };
  expect(await numberAt('2031-01-01T03:00:00Z')).toMatch(/^SKT\d*-2030-000001$/);
  expect(await numberAt('2031-01-01T05:30:00Z')).toMatch(/^SKT\d*-2031-000001$/);
});

it('mails the receipt along: named by its number, the same bytes as the download, and the new one after a refund', async () => {
  const { client, account } = await signInDonor(api);
  const { orderId } = await giveAndPay(api, client, place);
  const download = async () => {
    const { body } = await client.get(`/api/devotee/donations/${orderId}`).expect(200);
    const { id, number } = body.receipt;
    return { number, bytes: (await client.get(`/api/devotee/receipts/${id}/receipt.pdf`).expect(200).buffer(true)).body };
  };
  const mailed = async () => {
    const [{ attachments }] = (await api.client().get(`/api/dev/outbox?to=${account.email}`).expect(200)).body;
    const [{ name, path }] = attachments;
    return { name, bytes: (await api.client().get(path).expect(200).buffer(true)).body };
  };
  const first = await download();
  const thanks = await mailed();
  expect(thanks.name).toBe(`Receipt ${first.number}.pdf`);
  expect(thanks.bytes.equals(first.bytes)).toBe(true);
  const { client: office } = await signInStaff(api, { temple: place.temple });
  const refund = office.post(`/api/temple-admin/donations/${orderId}/refunds`).set('idempotency-key', newId());
  await refund.send({ amountCents: 1000, reason: 'Asked for it' }).expect(201);
  await runJobs(api);
  const corrected = await download();
  expect(corrected.number).not.toBe(first.number);
  const notice = await mailed();
  expect(notice.name).toBe(`Receipt ${corrected.number}.pdf`);
  expect(notice.bytes.equals(corrected.bytes)).toBe(true);
});

it('returns the year of the first receipt, and none to a new account', async () => {
  const { client } = await signInDonor(api);
  expect((await client.get('/api/devotee/receipts/first-year').expect(200)).body).toEqual({ year: null });
  await giveAndPay(api, client, place);
  const { body: list } = await client.get('/api/devotee/receipts').expect(200);
  const { body } = await client.get('/api/devotee/receipts/first-year').expect(200);
  expect(body).toEqual({ year: Number(list.items[0].receivedOn.slice(0, 4)) });
});

it('gives the devotee the receipt as a file, the same bytes each time', async () => {
  const { client } = await signInDonor(api);
  await giveAndPay(api, client, place);
  const { body: list } = await client.get('/api/devotee/receipts').expect(200);
  const path = `/api/devotee/receipts/${list.items[0].id}/receipt.pdf`;
  const [first, second] = [await client.get(path).expect(200).buffer(true), await client.get(path).expect(200).buffer(true)];
  expect(first.headers['content-type']).toBe('application/pdf');
  expect(first.body.subarray(0, 5).toString()).toBe('%PDF-');
  expect(second.body.equals(first.body)).toBe(true);
});
