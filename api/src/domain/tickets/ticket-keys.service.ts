import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type TicketCode, ticketCodeBytes, writeTicketCode } from '@sannidhi/contracts';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { KeyRotation, type Resealing } from '../../platform/auth/key-rotation.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { TicketKeyRow } from './ticket-key.entity.ts';

const PURPOSE = 'ticket-key';
/** There is one pair: a second one would end every ticket that is on paper or on a phone. */
const ID = 'ed25519';
/** The raw key follows the header of its DER form. */
const RAW_KEY_BYTES = 32;

interface TicketPair {
  publicKey: string;
  privateKey: KeyObject;
}

/** Signs the codes of tickets (Ed25519, RFC 8032): one key pair for the installation, generated once, the private one sealed. */
@Injectable()
export class TicketKeys implements OnModuleInit {
  #pair: Promise<TicketPair> | undefined;

  constructor(
    private readonly database: Database,
    private readonly ring: KeyRing,
    private readonly rotation: KeyRotation,
  ) {}

  onModuleInit(): void {
    this.rotation.keeps('ticket keys', { resealPage: async () => ({ outcomes: await this.reseal(), last: null }) });
  }

  /** Makes sure there is a pair, before a transaction that writes codes: an installation's first is stored in one of its own. */
  async ready(): Promise<void> {
    await this.pair();
  }

  /** The key that checks codes, 32 bytes in base64url. */
  async publicKey(): Promise<string> {
    return (await this.pair()).publicKey;
  }

  /** Writes codes that anyone with the public key can check without a connection. */
  async writer(): Promise<(code: TicketCode) => string> {
    const { privateKey } = await this.pair();
    return (code) => writeTicketCode(code, sign(null, ticketCodeBytes(code), privateKey));
  }

  private pair(): Promise<TicketPair> {
    this.#pair ??= this.load().catch((error: unknown) => {
      this.#pair = undefined;
      throw error;
    });
    return this.#pair;
  }

  private async load(): Promise<TicketPair> {
    const { publicKey, sealedPrivateKey } = (await this.stored()) ?? (await this.generated());
    const opened = this.ring.open(PURPOSE, sealedPrivateKey);
    if (!opened) throw new Error('No key of this installation opens its ticket key.');
    const privateKey = createPrivateKey({ key: Buffer.from(opened.text, 'base64url'), format: 'der', type: 'pkcs8' });
    return { publicKey, privateKey };
  }

  private stored(): Promise<TicketKeyRow | null> {
    return this.database.reader.findOneBy(TicketKeyRow, { id: ID });
  }

  /** Two processes may generate one at once: the first that is stored counts. */
  private async generated(): Promise<TicketKeyRow> {
    const pair = generateKeyPairSync('ed25519');
    const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-RAW_KEY_BYTES).toString('base64url');
    const privateKey = pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
    const row = { id: ID, publicKey, sealedPrivateKey: this.ring.seal(PURPOSE, privateKey), createdAt: new Date() };
    return this.database.transaction(async (tx) => {
      await insertOnce(tx, TicketKeyRow, row);
      return tx.findOneByOrFail(TicketKeyRow, { id: ID });
    });
  }

  private async reseal(): Promise<Resealing[]> {
    const row = await this.stored();
    if (!row) return [];
    const { sealedPrivateKey } = row;
    const opened = this.ring.open(PURPOSE, sealedPrivateKey);
    if (!opened) return ['unreadable'];
    if (opened.isCurrent) return ['current'];
    const change = { sealedPrivateKey: this.ring.seal(PURPOSE, opened.text) };
    await this.database.transaction((tx) => tx.update(TicketKeyRow, { id: ID, sealedPrivateKey }, change));
    return ['resealed'];
  }
}
