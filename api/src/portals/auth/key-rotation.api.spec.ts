import { buildAccount, TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import { Authenticator, withSecondFactor } from '../../../test/second-factor.ts';
import { signInAs } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import type { Account } from '../../domain/accounts/account.entity.ts';
import { RecoveryCode } from '../../domain/accounts/second-factor/recovery-code.entity.ts';
import { SecondFactor } from '../../domain/accounts/second-factor/second-factor.entity.ts';
import { SessionsService } from '../../domain/accounts/sessions.service.ts';
import { FamilyCalendarLinkRow } from '../../domain/family/family-calendar-link.entity.ts';
import { UnsubscribeLinks } from '../../domain/festival-reminders/unsubscribe-links.ts';
import { PageLoadNames } from '../../domain/remotes/page-load-name.ts';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { KeyRotation } from '../../platform/auth/key-rotation.ts';
import { hashSecret } from '../../platform/auth/keyed-hash.ts';
import { SessionTokens } from '../../platform/auth/session-token.ts';
import { signMessage } from '../../platform/auth/signed-message.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { SANDBOX_SECRET } from '../../platform/payments/sandbox/sandbox-signature.ts';

const [OLD, NEW, LOST] = [
  'an older key that tests alone may use',
  'a newer key that tests alone may use',
  'a lost key that tests alone may use',
];
const ringOf = (...secretKeys: [string, ...string[]]) => new KeyRing({ secretKeys });
const [before, lost] = [ringOf(OLD), ringOf(LOST)];
/** What a process will know once the previous key is dropped. */
const after = ringOf(NEW);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD });
});
afterAll(() => api.close());

const LOGIN = '/api/superadmin/auth';
async function enter({ email }: Account, code: string) {
  const { body } = await api.client().post(`${LOGIN}/login`).send({ email, password: TEST_PASSWORD }).expect(401);
  return api.client().post(`${LOGIN}/second-factor`).send({ challenge: body.challenge, code });
}

/** An account whose second factor the key ring sealed. */
async function withFactorOf(ring: KeyRing): Promise<{ account: Account; app: Authenticator; recoveryCodes: string[] }> {
  const account = await buildAccount(api, { role: 'superadmin' });
  const { app, recoveryCodes } = await withSecondFactor(api, account);
  const sealedSecret = ring.seal('second-factor', app.secret);
  await api.database.transaction((tx) => tx.update(SecondFactor, { accountId: account.id }, { sealedSecret }));
  return { account, app, recoveryCodes };
}
const sealedOf = async ({ id }: Account) => (await api.database.reader.findOneByOrFail(SecondFactor, { accountId: id })).sealedSecret;

it('takes codes of a factor that a previous key sealed, and re-seals it', async () => {
  const { account, app, recoveryCodes } = await withFactorOf(before);
  expect((await enter(account, app.next())).status).toBe(200);
  expect(after.open('second-factor', await sealedOf(account))).toEqual({ text: app.secret, isCurrent: true });
  expect((await enter(account, recoveryCodes[0]!)).status).toBe(200);
});

it('takes a recovery code that an earlier version hashed with the previous key, once', async () => {
  const { account, app } = await withFactorOf(before);
  const codeHash = before.hash(`recovery-code:${account.id}`, 'abcdefgh23');
  await api.database.transaction((tx) => tx.insert(RecoveryCode, { id: newId(), accountId: account.id, codeHash, usedAt: null }));
  expect((await enter(account, 'abcde-fgh23')).status).toBe(200);
  expect((await enter(account, 'abcde-fgh23')).body.code).toBe('second-factor-wrong');
  expect((await enter(account, app.next())).status).toBe(200);
});

it('says what to do where no key opens a factor, never 500', async () => {
  const { account, app, recoveryCodes } = await withFactorOf(lost);
  for (const code of [app.next(), recoveryCodes[0]!]) {
    const { status, body } = await enter(account, code);
    expect([status, body.code]).toEqual([409, 'second-factor-unreadable']);
    expect(body.message).toContain('please contact us');
  }
});

it('keeps sessions, page loads, unsubscribe links and webhooks of the previous key, and none of another', async () => {
  const account = await buildAccount(api);
  const sessionId = await api.database.transaction((tx) => api.get(SessionsService).open(tx, account.id, 'supertest'));
  const me = (ring: KeyRing) =>
    api
      .client()
      .get('/api/auth/me')
      .set('authorization', `Bearer ${new SessionTokens(ring).sign(sessionId)}`);
  await me(before).expect(200);
  await me(after).expect(200);
  await me(lost).expect(401);
  expect(await api.get(SessionTokens).sessionOf(new SessionTokens(before).sign(sessionId))).toBe(sessionId);
  expect(await api.get(SessionTokens).sessionOf(new SessionTokens(lost).sign(sessionId))).toBeUndefined();

  expect(api.get(PageLoadNames).idOf(new PageLoadNames(before).next())).toBeDefined();
  expect(api.get(PageLoadNames).idOf(new PageLoadNames(lost).next())).toBeUndefined();

  const tokenOf = (ring: KeyRing) => new UnsubscribeLinks(ring, { publicUrl: '' }).urlOf(account.id).split('/').at(-1)!;
  expect(api.get(UnsubscribeLinks).accountOf(tokenOf(before))).toBe(account.id);
  expect(api.get(UnsubscribeLinks).accountOf(tokenOf(lost))).toBeNull();

  const body = JSON.stringify({ id: newId(), type: 'unheard-of', account: 'x', orderId: newId() });
  const webhook = (ring: KeyRing) =>
    api
      .client()
      .post('/api/webhooks/payments/sandbox')
      .set({
        'content-type': 'application/json',
        'sandbox-signature': signMessage(body, ring.secretsFor(SANDBOX_SECRET)[0], new Date()),
      })
      .send(body);
  await webhook(before).expect(200);
  expect((await webhook(lost)).status).toBe(400);
});

const CALENDAR = '/api/devotee/family/calendar-link';
it('keeps the address of a calendar through a rotation and after it', async () => {
  const account = await buildAccount(api);
  const client = await signInAs(api, account);
  const secretId = newId();
  const token = before.hash('family-calendar', secretId);
  const row = { accountId: account.id, secretId, sealedToken: null, tokenHash: hashSecret(token), createdAt: new Date() };
  await api.database.transaction((tx) => tx.insert(FamilyCalendarLinkRow, row));
  const url = async () => (await client.get(CALENDAR).expect(200)).body.url;
  expect(await url()).toContain(token);
  await api.get(KeyRotation).run();
  expect(await url()).toContain(token);
  const { sealedToken } = await api.database.reader.findOneByOrFail(FamilyCalendarLinkRow, { accountId: account.id });
  expect(after.open('family-calendar', sealedToken!)).toEqual({ text: token, isCurrent: true });
  await api.client().get(`/api/public/family-calendar/${token}/family.ics`).expect(200);
});

it('rotates everything once, however often and by however many it is run, and counts what no key opens', async () => {
  const [factor, unreadable] = [await withFactorOf(before), await withFactorOf(lost)];
  const untouched = await sealedOf(unreadable.account);
  const [one, two] = await Promise.all([api.get(KeyRotation).run(), api.get(KeyRotation).run()]);
  for (const counts of [one, two]) expect(counts.get('second factors')?.unreadable).toBeGreaterThan(0);
  expect(after.open('second-factor', await sealedOf(factor.account))?.text).toBe(factor.app.secret);
  expect(await sealedOf(unreadable.account)).toBe(untouched);
  const sealed = await sealedOf(factor.account);
  expect((await api.get(KeyRotation).run()).get('second factors')?.resealed).toBe(0);
  expect(await sealedOf(factor.account)).toBe(sealed);
  expect((await enter(factor.account, factor.recoveryCodes[1]!)).status).toBe(200);
});
