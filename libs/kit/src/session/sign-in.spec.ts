import { ERRORS, sessionEndpoints } from '@sannidhi/contracts';
import { buildStaff, type MockNetwork, mockNetwork, Refusal } from '../testing/index.ts';
import { readSession, sessionStore } from './session-store.ts';
import { adoptSession, signIn, updateUser } from './sign-in.ts';

const user = buildStaff();
let network: MockNetwork;
beforeEach(() => {
  localStorage.clear();
  sessionStore.setState({ status: 'unauthenticated', user: undefined });
  network = mockNetwork();
});
afterEach(() => network.restore());

it('hands over the challenge of a sign-in that awaits its code, and signs nobody in', async () => {
  const [statusCode, message] = ERRORS['second-factor-required'];
  const body = { statusCode, code: 'second-factor-required', message, requestId: 'r', challenge: 'c-1' };
  network.on(sessionEndpoints['temple-admin'].login, new Refusal(statusCode, JSON.stringify(body)));
  expect(await signIn('a@b.co', 'Namaste-108', 'temple-admin')).toEqual({
    success: false,
    message,
    refusal: { code: 'second-factor-required', sentence: message },
    code: 'second-factor-required',
    challenge: 'c-1',
  });
  expect(readSession().user).toBeUndefined();
});

it('takes the account’s language where this browser has none of its own', () => {
  adoptSession({ authToken: 't', user: { ...user, language: 'hi', authToken: 't' } });
  expect(localStorage.getItem('language')).toBe('hi');
});

it('changes what is known of who is signed in, in the page and in storage', () => {
  sessionStore.setState({ status: 'authenticated', user });
  updateUser({ fullName: 'Sowmya R' });
  expect(readSession().user?.fullName).toBe('Sowmya R');
  expect(JSON.parse(localStorage.getItem('user') ?? '{}').fullName).toBe('Sowmya R');
});
