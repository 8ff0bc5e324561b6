import { newId } from '../src/platform/ids/new-id.ts';
import type { TestApi } from './start-test-api.ts';

/** The latest email to an address with `part` in a link, as it arrived: its text. */
export type MailReader = (to: string, part: string) => Promise<string>;

/**
 * A user's whole journey: sign up, verify, sign in, forget the password, reset it, sign in again. Everything they know comes from their
 * email.
 */
export async function walkSignUpLoop(api: TestApi, mail: MailReader): Promise<void> {
  const email = `meera-${newId()}@example.test`;
  const post = (path: string, body: object) => api.client().post(`/api/auth/${path}`).send(body);
  const login = (password: string) => post('login', { email, password });
  const linked = async (part: string) => {
    const text = await mail(email, part);
    const link = (text.match(/https?:\/\/\S+/g) ?? []).find((one) => one.includes(part));
    if (!link) throw new Error(`No link with ${part} in: ${text}`);
    return new URL(link).searchParams;
  };

  await post('register', { email, fullName: 'Meera Raghunathan', password: 'Namaste-1' }).expect(201);
  expect((await login('Namaste-1').expect(403)).body.message).toContain('verify your email');
  const verification = await linked('verify-email?token');
  const verified = await api
    .client()
    .get('/api/auth/verify-email')
    .query({ token: verification.get('token') })
    .expect(200);
  expect(verified.body).toMatchObject({ success: true });

  const first = await login('Namaste-1').expect(200);
  await post('forgot-password', { email, userType: 'donor' }).expect(200);
  const reset = await linked('reset-password?token');
  expect(reset.get('type')).toBe('donor');
  await post('reset-password', { token: reset.get('token'), password: 'Kamakshi-2026', userType: reset.get('type') }).expect(200);

  await api.client().get('/api/auth/me').set('authorization', `Bearer ${first.body.authToken}`).expect(401);
  await login('Namaste-1').expect(401);
  const again = await login('Kamakshi-2026').expect(200);
  const me = await api.client().get('/api/auth/me').set('authorization', `Bearer ${again.body.authToken}`).expect(200);
  expect(me.body).toMatchObject({ email, emailVerified: true });
}
