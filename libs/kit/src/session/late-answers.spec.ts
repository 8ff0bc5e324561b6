import { type CurrentUser, sessionEndpoints } from '@sannidhi/contracts';
import { buildDonor, type MockNetwork, mockNetwork, refusal } from '../testing/index.ts';
import { askForSession } from './ask-for-session.ts';
import { checkSession, forgetSessionCheck } from './check-session.ts';
import { clearToken, clearUser, storeToken, storeUser } from './session-storage.ts';
import { readSession, sessionStore } from './session-store.ts';

const donor = buildDonor();
const { me } = sessionEndpoints.donor;
let network: MockNetwork;

beforeEach(() => {
  localStorage.clear();
  forgetSessionCheck();
  sessionStore.setState({ status: 'loading', user: undefined });
  network = mockNetwork();
  jest.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
});

/** Holds the server's next answer back until it is given. */
function heldAnswer(): (user: CurrentUser) => void {
  let give: (user: CurrentUser) => void = () => {};
  const held = new Promise<CurrentUser>((resolve) => {
    give = resolve;
  });
  network.on(me, () => held);
  return give;
}
/** Another tab has signed out: the server knows nobody any more. */
function signOutElsewhere(): void {
  clearToken();
  clearUser();
  network.on(me, refusal('session-required'));
}
const expectNobody = () => {
  expect(readSession()).toMatchObject({ status: 'unauthenticated', user: undefined });
  expect(localStorage).toHaveLength(0);
};

it('brings nobody back who signed out in another tab', async () => {
  storeToken('token-1');
  storeUser(donor);
  const give = heldAnswer();
  const asking = checkSession();
  await expectCalls(1);
  signOutElsewhere();
  give(donor);
  await asking;
  expectNobody();
});

it('brings nobody back whose session was a cookie alone', async () => {
  storeUser(donor);
  const give = heldAnswer();
  const asking = checkSession();
  await expectCalls(1);
  signOutElsewhere();
  give(donor);
  await asking;
  expectNobody();
});

it('brings nobody back by the cookie that the sign-out is about to end', async () => {
  storeToken('token-1');
  storeUser(donor);
  const first = heldAnswer();
  const asking = checkSession();
  clearToken();
  const second = heldAnswer();
  first(donor);
  await expectCalls(2);
  signOutElsewhere();
  second(donor);
  await asking;
  expectNobody();
});

it('uses no answer of before the sign-out that arrived while the page was still starting', async () => {
  storeUser(donor);
  network.on(me, donor);
  const asked = askForSession();
  await asked;
  signOutElsewhere();
  await checkSession(asked);
  expectNobody();
});

const expectCalls = async (count: number) => {
  while (network.callsTo(me).length < count) await Promise.resolve();
};
