import { createECDH, randomBytes } from 'node:crypto';
import type { PushDevice } from '@sannidhi/contracts';
import { decrypt } from 'http_ece';
import type TestAgent from 'supertest/lib/agent.js';
import { newId } from '../src/platform/ids/new-id.ts';

const PATH = '/api/account/push-devices';

/** A browser that accepts pushes: its subscription, and what it reads from an encrypted body. */
export function virtualBrowser(endpoint = `https://fcm.googleapis.com/fcm/send/${newId()}`) {
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const read = (body: Buffer): unknown => JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth }).toString());
  return { subscription: { endpoint, p256dh, auth }, read };
}

/** Turns notifications on in a browser of the client's, and returns the new device. */
export async function turnedOn(client: TestAgent, { subscription } = virtualBrowser()): Promise<PushDevice> {
  const { body } = await client.put(PATH).send(subscription).expect(200);
  return body.devices.find(({ current }: PushDevice) => current);
}
