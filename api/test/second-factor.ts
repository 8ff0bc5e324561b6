import type { Account } from '../src/domain/accounts/account.entity.ts';
import { codeAt } from '../src/domain/accounts/second-factor/totp.ts';
import { startPeriod } from './clock.ts';
import { TEST_PASSWORD } from './factories/account.factory.ts';
import { signInAs } from './sign-in.ts';
import type { TestApi } from './start-test-api.ts';

const STEP_MS = 30_000;

/**
 * An authenticator app: three codes are valid at once, and each is accepted once and never before an earlier one. It starts with a new half
 * minute, so that none expires between a code and its check.
 */
export class Authenticator {
  #step = -1;

  constructor(readonly secret: string) {
    startPeriod(STEP_MS);
  }

  /** The next unused code. */
  next(): string {
    return codeAt(this.secret, new Date(Date.now() + STEP_MS * this.#step++));
  }
}

/** Sets up a second factor for an account. */
export async function withSecondFactor(api: TestApi, account: Account): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const client = await signInAs(api, account);
  const begun = await client.post('/api/account/second-factor').send({ password: TEST_PASSWORD }).expect(200);
  const app = new Authenticator(begun.body.secret);
  const { body } = await client.post('/api/account/second-factor/confirm').send({ code: app.next() }).expect(200);
  return { app, recoveryCodes: body.recoveryCodes };
}
