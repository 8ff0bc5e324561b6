import { coverFeeCents, formatMoney } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, checkOut } from '../../../../test/cart.ts';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { payGift, runEveryJob } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { pdfText } from '../../../../test/paper.ts';
import { offerPooja, poojaLine } from '../../../../test/poojas.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Receipt } from '../../receipts/receipt.entity.ts';
import { ReceiptFiles } from '../../receipts/receipt-files.service.ts';

const PRICE = 151_00;
const FEE = coverFeeCents(PRICE);
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

it('calls a payment, its refund and the card fee that stays what they are', async () => {
  const { slot } = await offerPooja(office, place, 1);
  const { client, account } = await signInDonor(api);
  const line = poojaLine(place, slot);
  const { orders } = await addLines(client, line);
  const { orderId, ...started } = await checkOut(client, { ...orders[0]!, totalCents: PRICE + FEE }, { coverFees: true });
  await payGift(api, { orderId, ...started });
  await runEveryJob(api);
  const mail = async (subject: string) => (await deliveredTo(api, account.email)).find((sent) => sent.subject === subject)!.text;
  const paper = async () => {
    const receipt = await api.database.reader.findOneByOrFail(Receipt, { templeId: place.temple.id, currentOrderId: orderId });
    return pdfText(await api.get(ReceiptFiles).pdfOf(receipt));
  };
  expect(await mail(`Your payment to ${place.temple.name}`)).toContain(`Card fees you covered: ${formatMoney(FEE)}`);
  expect(await mail(`Your payment to ${place.temple.name}`)).not.toContain('tax papers');
  const first = await paper();
  expect(first).toMatch(/^ *Receipt +Date received/m);
  expect(first).not.toMatch(/Donation receipt|tax papers/);

  const cancel = client.post(`/api/devotee/bookings/${line.lineId}/cancel`).set('idempotency-key', newId());
  await cancel.send({ seenRefundCents: PRICE }).expect(200);
  await runEveryJob(api);
  const refund = await mail(`A refund from ${place.temple.name}`);
  expect(refund).toContain(`${place.temple.name} refunded $151.00 of your payment.`);
  expect(refund).not.toContain('gift');
  const { items } = (await client.get('/api/account/notifications').expect(200)).body;
  expect(JSON.stringify(items)).not.toMatch(/receipt of this gift/);
  const second = await paper();
  const fee = formatMoney(FEE).replace('$', '\\$');
  expect(second).toMatch(new RegExp(`Card fee, Satyanarayana +Not deductible +${fee}`));
  expect(second).toMatch(new RegExp(`Total received +${fee}`));
  expect(second).not.toMatch(/\$151\.00|Card fee, added by the donor/);
});
