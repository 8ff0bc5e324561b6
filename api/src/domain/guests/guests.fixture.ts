import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import type { TestApi } from '../../../test/start-test-api.ts';

let last = 7_320;
/** A phone nobody used yet, and what asks for a code to it. */
const asking = ({ giving, params }: Place) => ({
  phone: `+1732555${++last}`,
  templeSlug: giving.temple.slug,
  qrCodeId: params.codeId,
});

async function sentCode(place: Place, api: TestApi): Promise<{ phone: string; code: string | undefined }> {
  const body = asking(place);
  await api.client().post('/api/guest/phone-code').send(body).expect(202);
  const [message] = await deliveredTo(api, body.phone);
  return { phone: body.phone, code: message?.code ?? undefined };
}

export const fixture: NounFixture = {
  routes: {
    'POST /api/guest/phone-code': { may: 'anyone', call: (place) => ({ body: asking(place) }) },
    'POST /api/guest/phone-code/check': { may: 'anyone', call: async (place, api) => ({ body: await sentCode(place, api) }) },
  },
  growing: ['phone_codes', 'phone_guesses', 'phone_gates'],
};
