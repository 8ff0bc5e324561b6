import { deliveredTo } from './outbox.ts';
import { walkSignUpLoop } from './sign-up-loop.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('[7.13] [7.14] [4.19] [7.16] [7.17] a person signs up, verifies, signs in, forgets, resets and signs in again by what the outbox sends', async () => {
  await walkSignUpLoop(api, async (to, part) => {
    const mails = await deliveredTo(api, to);
    const mail = mails.find(({ links }) => links.some((link) => link.includes(part)));
    if (!mail) throw new Error(`No mail with ${part} came`);
    return mail.links.join('\n');
  });
});
