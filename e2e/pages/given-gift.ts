import { donationEndpoints, sandboxEndpoints, templeEndpoints } from '@sannidhi/contracts';
import { ApiClient, signIn } from '../harness/api-client.ts';

const HOME_TEMPLE = 'sri-kamakshi-edison';
const CARD = '4242424242424242';

/** A devotee's gift to the demo temple, paid by card; resolves when the office holds the money. */
export async function givePaidGift(url: string, legalName: string, amountCents: number): Promise<string> {
  const anybody = new ApiClient(url);
  const { api } = await signIn(url, 'devotee@sannidhi.test', 'donor');
  const { funds } = await anybody.call(templeEndpoints.page, { params: { slug: HOME_TEMPLE } });
  const fund = funds.find(({ name }) => name === 'Annadanam') ?? funds[0];
  const { orderId, checkoutUrl } = await api.call(donationEndpoints.give, {
    idempotencyKey: crypto.randomUUID(),
    body: {
      templeSlug: HOME_TEMPLE,
      legalName,
      lines: [{ fundId: fund?.id ?? '', amountCents }],
      coverFees: false,
      anonymous: false,
      dedication: undefined,
    },
  });
  const checkoutId = new URL(checkoutUrl, url).pathname.split('/').at(-1) ?? '';
  await anybody.call(sandboxEndpoints.pay, { params: { checkoutId }, body: { cardNumber: CARD } });
  for (let tries = 0; tries < 100; tries++) {
    const { status } = await api.call(donationEndpoints.ownOne, { params: { orderId } });
    if (status === 'succeeded') return orderId;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error('The gift did not succeed within 5 s');
}
