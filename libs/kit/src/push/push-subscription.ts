import { type BodyOf, type pushDeviceEndpoints, SERVICE_WORKER_PATH } from '@sannidhi/contracts';

/** Why this browser can't show notifications: it doesn't know how, only does once installed (iPhone), or was told not to. */
export type PushObstacle = 'browser' | 'home-screen' | 'blocked';

const STORAGE_KEY = 'push-device';

/** What keeps this browser from showing notifications; undefined if nothing does. */
export function pushObstacle(): PushObstacle | undefined {
  if (!('serviceWorker' in navigator)) return 'browser';
  if (!('PushManager' in window) || !('Notification' in window)) return /iPhone|iPad/.test(navigator.userAgent) ? 'home-screen' : 'browser';
  return Notification.permission === 'denied' ? 'blocked' : undefined;
}

/**
 * This browser's subscription for the platform's key, asking the person first where they haven't been asked; undefined if they decline.
 * Rejects where the browser's push service can't be reached.
 */
export async function subscription(publicKey: string): Promise<BodyOf<typeof pushDeviceEndpoints.add> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(SERVICE_WORKER_PATH);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const made = await pushManager.subscribe(options).catch(async () => {
    // A subscription for another key is in the way: the platform's was lost and replaced.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
  return { endpoint, p256dh, auth };
}

/** Remembers for which account this browser shows notifications, so that the next sign-in turns them on again; null for none. */
export function rememberPush(accountId: string | null): void {
  try {
    if (accountId) localStorage.setItem(STORAGE_KEY, accountId);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage they are turned on again by hand.
  }
}

/** Whether an account turned notifications on in this browser. */
export function isPushRemembered(accountId: string): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === accountId;
  } catch {
    return false;
  }
}
