import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import type { TestApi } from '../../../test/start-test-api.ts';

const MESSAGE = { name: 'Meera', email: 'meera@example.test', topic: 'receipt', message: 'My receipt names the wrong year.' };

/** A message from the contact page that waits in the support inbox. */
async function messageFor({ desk }: Place, api: TestApi): Promise<{ messageId: string }> {
  const { body } = await api.client().post('/api/public/contact').send(MESSAGE).expect(201);
  const { body: found } = await desk.get(`/api/superadmin/support-messages?search=${body.reference}`).expect(200);
  return { messageId: found.items[0].id };
}

export const fixture: NounFixture = {
  build: messageFor,
  routes: {
    'POST /api/public/contact': { may: 'anyone', call: { body: MESSAGE } },
    'GET /api/superadmin/support-messages': { may: 'superadmin', walks: 'Operators sort and search what people wrote by hand.' },
    'POST /api/superadmin/support-messages/:messageId/answer': {
      may: 'superadmin',
      call: async (place, api) => ({ params: await messageFor(place, api), body: { reply: 'It is corrected.' } }),
    },
    'POST /api/superadmin/support-messages/:messageId/close': {
      may: 'superadmin',
      call: async (place, api) => ({ params: await messageFor(place, api) }),
    },
  },
  growing: ['support_messages'],
};
