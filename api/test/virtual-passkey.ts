import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { passkeySignInEndpoints, type Role } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { TEST_PASSWORD } from './factories/account.factory.ts';
import type { TestApi } from './start-test-api.ts';

interface Options {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
  user?: { id: string };
}
interface Device {
  origin: string;
  verifiesUser: boolean;
  /** Instead of the site's own. */
  rpId?: string;
}

const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const UP = 0x01;
const UV = 0x04;
const AT = 0x40;

/** A device with one passkey (ES256, no attestation), as a browser would send what it makes. */
export class VirtualPasskey {
  readonly id = randomBytes(32);
  readonly #key: KeyObject;
  readonly #cose: Buffer;
  #device: Device;
  counter = 0;
  userHandle = '';

  constructor(device: Partial<Device> = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE_Key of RFC 9053: kty EC2, alg ES256, crv P-256, x, y.
    const head = Buffer.from('a5010203262001215820', 'hex');
    this.#cose = Buffer.concat([head, Buffer.from(x, 'base64url'), Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')]);
    this.#key = privateKey;
    this.#device = { origin: 'http://localhost:4100', verifiesUser: true, ...device };
  }

  /** From now on the device is not what it was: at another site, or careless about who holds it. */
  as(device: Partial<Device>): this {
    this.#device = { ...this.#device, ...device };
    return this;
  }

  /** The body that adds this passkey. */
  create({ challenge, rp, user }: Options, name = 'Test phone') {
    this.userHandle = user?.id ?? '';
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.#cose]);
    const data = Buffer.concat([this.authenticatorData(rp?.id ?? '', AT), credential]);
    // CBOR: { fmt: 'none', attStmt: {}, authData }.
    const head = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      Buffer.from([data.length >> 8, data.length & 255]),
    ]);
    const clientDataJSON = this.clientData('webauthn.create', challenge);
    return {
      name,
      id: base64url(this.id),
      clientDataJSON,
      attestationObject: base64url(Buffer.concat([head, data])),
      transports: ['internal'],
    };
  }

  /** What completes a second factor; `sign` adds whose passkey it is. */
  assert({ challenge, rpId }: Options) {
    const data = this.authenticatorData(rpId ?? '', 0);
    const clientDataJSON = this.clientData('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]), this.#key);
    return { id: base64url(this.id), clientDataJSON, authenticatorData: base64url(data), signature: base64url(signature) };
  }

  /** The body that signs in. */
  sign(options: Options) {
    return { ...this.assert(options), userHandle: this.userHandle };
  }

  private authenticatorData(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(this.#device.rpId ?? rpId), Buffer.from([UP | (this.#device.verifiesUser ? UV : 0) | flags]), counter]);
  }

  private clientData(type: string, challenge: string): string {
    return base64url(JSON.stringify({ type, challenge, origin: this.#device.origin, crossOrigin: false }));
  }
}

/** What proves the account's second factor with one of its passkeys. */
export async function proofOf(client: TestAgent, passkey: VirtualPasskey) {
  const { body } = await client.post('/api/account/passkeys/proof').expect(200);
  return { passkey: passkey.assert(body.options) };
}

/** Adds a passkey to the client's account; `proof` of the second factor that it has. */
export async function withPasskey(client: TestAgent, passkey = new VirtualPasskey(), proof: object = {}) {
  const { body } = await client
    .post('/api/account/passkeys/options')
    .send({ password: TEST_PASSWORD, ...proof })
    .expect(200);
  const added = await client.post('/api/account/passkeys').send(passkey.create(body.options)).expect(200);
  return { passkey, recoveryCodes: added.body.recoveryCodes as string[] };
}

/** What a browser is given to sign in to a portal; with a `challenge`, to complete a sign-in. */
export async function passkeyOptions(api: TestApi, role: Role, challenge?: string): Promise<Options> {
  const sent = api
    .client()
    .post(passkeySignInEndpoints[role].options.path)
    .send(challenge ? { challenge } : {});
  return (await sent.expect(200)).body.options;
}
