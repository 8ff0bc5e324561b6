import { buildDonor } from '../testing/index.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { clearUser, storeUser } from './session-storage.ts';
import { sessionStore } from './session-store.ts';

const user = buildDonor();
const restart = jest.fn();
followOtherTabs(restart);
const otherTabChanges = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
const comesBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  restart.mockClear();
  storeUser(user);
  sessionStore.setState({ status: 'authenticated', user });
});

it('starts again when its user signed out in another tab', () => {
  clearUser();
  otherTabChanges('user');
  expect(restart).toHaveBeenCalledTimes(1);
});

it('starts again when somebody else signed in there, or the browser forgot everything', () => {
  storeUser({ ...user, id: 'somebody-else' });
  otherTabChanges('user');
  localStorage.clear();
  otherTabChanges(null);
  expect(restart).toHaveBeenCalledTimes(2);
});

it('starts again when Back shows a page of a session that has ended', () => {
  comesBack(true);
  expect(restart).not.toHaveBeenCalled();
  clearUser();
  comesBack(false);
  expect(restart).not.toHaveBeenCalled();
  comesBack(true);
  expect(restart).toHaveBeenCalledTimes(1);
});

it('stays when the same person’s facts change, and where nobody is signed in', () => {
  storeUser({ ...user, fullName: 'Meera R' });
  otherTabChanges('user');
  sessionStore.setState({ status: 'unauthenticated', user: undefined });
  otherTabChanges('user');
  expect(restart).not.toHaveBeenCalled();
});
