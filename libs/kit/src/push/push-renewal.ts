import { type PushDevices, pushDeviceEndpoints } from '@sannidhi/contracts';
import { request } from '../http/request.ts';
import { pushObstacle, subscription } from './push-subscription.ts';

/** Turns notifications on again for the session, where the browser's permission is still granted. */
export async function renewPush(): Promise<void> {
  if (pushObstacle() || Notification.permission !== 'granted') return;
  const { publicKey, devices } = await request<PushDevices>(pushDeviceEndpoints.list.path);
  if (devices.some(({ current }) => current)) return;
  const body = await subscription(publicKey);
  if (body) await request(pushDeviceEndpoints.add.path, { method: 'PUT', body });
}
