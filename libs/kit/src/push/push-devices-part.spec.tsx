import { type PushDevice, pushDeviceEndpoints } from '@sannidhi/contracts';
import { screen, waitFor } from '@testing-library/react';
import en from '../notifications/en.json' with { type: 'json' };
import hi from '../notifications/hi.json' with { type: 'json' };
import { buildDonor, type MockNetwork, mockNetwork, refusal, renderScreen } from '../testing/index.ts';
import { PushDevicesPart } from './push-devices-part.tsx';
import { renewPush } from './push-renewal.ts';
import { isPushRemembered, rememberPush } from './push-subscription.ts';

const messages = { 'kit-notifications': { en: async () => ({ default: en }), hi: async () => ({ default: hi }) } };
const SUBSCRIPTION = { endpoint: 'https://web.push.apple.com/a', keys: { p256dh: 'p', auth: 'a' } };
const HERE: PushDevice = { id: 'd-1', name: 'Safari on iOS', current: true, addedAt: '2026-11-20T12:00:00.000Z' };
const THERE: PushDevice = { ...HERE, id: 'd-2', name: 'Chrome on Windows', current: false };
const devotee = buildDonor();

/** A browser with a push service whose person answers its question. */
function browserThat(answer: NotificationPermission) {
  const subscribe = jest.fn(async () => ({ toJSON: () => SUBSCRIPTION }));
  const permission = { permission: answer, requestPermission: async () => answer };
  const ready = Promise.resolve({ pushManager: { subscribe } });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register: async () => undefined, ready } });
  Object.defineProperty(window, 'Notification', { configurable: true, value: permission });
  Object.defineProperty(window, 'PushManager', { configurable: true, value: class {} });
  return { subscribe };
}

let network: MockNetwork;
const serverHas = (devices: PushDevice[]) => network.on(pushDeviceEndpoints.list, { publicKey: 'K', devices });
beforeEach(() => {
  localStorage.clear();
  network = mockNetwork();
  serverHas([]);
});
afterEach(() => {
  network.restore();
  for (const [owner, name] of [
    [navigator, 'serviceWorker'],
    [window, 'Notification'],
    [window, 'PushManager'],
  ] as const)
    Reflect.deleteProperty(owner, name);
});
const open = () => renderScreen(<PushDevicesPart />, { user: devotee, messages });

it('turns notifications on in this browser, and off again', async () => {
  const { subscribe } = browserThat('granted');
  network.on(pushDeviceEndpoints.add, () => {
    serverHas([HERE]);
    return { publicKey: 'K', devices: [HERE] };
  });
  network.on(pushDeviceEndpoints.remove, () => {
    serverHas([]);
    return { publicKey: 'K', devices: [] };
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Show notifications on this device' }));
  expect(await screen.findByText(/^Safari on iOS \(this device\), since Nov/)).toBeVisible();
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'K' });
  expect(network.callsTo(pushDeviceEndpoints.add)[0]?.body).toEqual({ endpoint: SUBSCRIPTION.endpoint, p256dh: 'p', auth: 'a' });
  expect(isPushRemembered(devotee.id)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Turn off on Safari on iOS' }));
  expect(await screen.findByRole('button', { name: 'Show notifications on this device' })).toBeVisible();
  expect(isPushRemembered(devotee.id)).toBe(false);
});

it('lists other devices, which can be turned off from here', async () => {
  browserThat('default');
  serverHas([THERE]);
  network.on(pushDeviceEndpoints.remove, { publicKey: 'K', devices: [] });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Turn off on Chrome on Windows' }));
  await waitFor(() => expect(network.callsTo(pushDeviceEndpoints.remove)).toHaveLength(1));
});

it('says how to allow what the browser blocks', async () => {
  browserThat('denied');
  await open();
  expect(await screen.findByText(/^Notifications from this site are blocked in your browser/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says so where a browser can’t', async () => {
  await open();
  expect(await screen.findByText("This browser can't show notifications.")).toBeVisible();
});

it('says what went wrong, and can be tried again', async () => {
  browserThat('granted');
  network.on(pushDeviceEndpoints.add, refusal('internal'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Show notifications on this device' }));
  expect(await screen.findByText("We couldn't turn on notifications on this device")).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show notifications on this device' })).toBeEnabled();
});

describe('after the next sign-in', () => {
  it('they are turned on again without a question', async () => {
    browserThat('granted');
    network.on(pushDeviceEndpoints.add, { publicKey: 'K', devices: [HERE] });
    rememberPush(devotee.id);
    await renewPush();
    expect(network.callsTo(pushDeviceEndpoints.add)).toHaveLength(1);
  });

  it.each(['denied', 'default'] as const)('they aren’t where the permission is %s', async (permission) => {
    browserThat(permission);
    await renewPush();
    expect(network.callsTo(pushDeviceEndpoints.add)).toHaveLength(0);
  });
});
