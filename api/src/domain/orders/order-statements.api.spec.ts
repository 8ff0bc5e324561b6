import { setClock } from '../../../test/clock.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { giveAndPay, payGift, type StartedGift, startGift } from '../../../test/give.ts';
import { onGivingApi } from '../../../test/giving-suite.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { statementsDuring } from '../../../test/statements.ts';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { signMessage } from '../../platform/auth/signed-message.ts';
import { SandboxEvent } from '../../platform/payments/sandbox/sandbox-event.entity.ts';
import { SANDBOX_SECRET, SANDBOX_SIGNATURE_HEADER } from '../../platform/payments/sandbox/sandbox-signature.ts';

/** BEGIN and COMMIT included. */
const BUDGET = 25;
/** The sandbox's books: a real provider keeps its own. */
const PROVIDERS = /sandbox_/;

let api: TestApi;
let place: GivingTemple;
onGivingApi((suite) => ({ api, place } = suite));
afterEach(() => jest.useRealTimers());

it('takes a gift with one line from request to ledger, receipt and mail in 25 statements', async () => {
  // A session that was just looked up is known for a while.
  setClock(new Date().toISOString());
  const { client } = await signInDonor(api);
  // A temple's first gift also opens its accounts and counters.
  await giveAndPay(api, client, place);
  const { result: gift, statements: start } = await statementsDuring(() => startGift(client, place));
  await payGift(api, gift);
  const message = await messageAbout(gift);
  const { statements: settle } = await statementsDuring(() => deliver(message));
  const { body } = await client.get(`/api/devotee/donations/${gift.orderId}`).expect(200);
  expect(body).toMatchObject({ status: 'succeeded', receipt: { status: 'valid' } });
  const statements = [...start, ...settle].filter((sql) => !PROVIDERS.test(sql));
  expect(statements.length > BUDGET ? statements : []).toEqual([]);
});

/** What the sandbox has to say about a paid gift. */
async function messageAbout({ orderId }: StartedGift): Promise<string> {
  const events = await api.database.reader.find(SandboxEvent);
  return events.find(({ body }) => body.includes(orderId))!.body;
}

function deliver(body: string) {
  const [secret] = api.get(KeyRing).secretsFor(SANDBOX_SECRET);
  const request = api.client().post('/api/webhooks/payments/sandbox').set('content-type', 'application/json');
  return request
    .set(SANDBOX_SIGNATURE_HEADER, signMessage(body, secret, new Date()))
    .send(body)
    .expect(200);
}
