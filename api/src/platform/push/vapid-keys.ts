import { Injectable, type OnModuleInit } from '@nestjs/common';
import { KeyRing } from '../auth/key-ring.ts';
import { KeyRotation, type Resealing } from '../auth/key-rotation.ts';
import { Database } from '../database/database.ts';
import { insertOnce } from '../database/rows.ts';
import { PushKey } from './push-key.entity.ts';

const PURPOSE = 'push-key';
/** There is one pair: a second one would end every subscription. */
const ID = 'vapid';

export interface VapidPair {
  /** Base64url, as browsers take it. */
  publicKey: string;
  privateKey: string;
}

/** The platform's key pair for web push (RFC 8292): generated once, shared by all processes, the private one sealed. */
@Injectable()
export class VapidKeys implements OnModuleInit {
  #pair: Promise<VapidPair> | undefined;

  constructor(
    private readonly database: Database,
    private readonly ring: KeyRing,
    private readonly rotation: KeyRotation,
  ) {}

  onModuleInit(): void {
    this.rotation.keeps('push keys', { resealPage: async () => ({ outcomes: await this.reseal(), last: null }) });
  }

  /** The pair; the first call of an installation generates it. Rejects if none of the installation's keys opens it. */
  pair(): Promise<VapidPair> {
    this.#pair ??= this.load().catch((error: unknown) => {
      this.#pair = undefined;
      throw error;
    });
    return this.#pair;
  }

  private async load(): Promise<VapidPair> {
    const { publicKey, sealedPrivateKey } = (await this.stored()) ?? (await this.generated());
    const opened = this.ring.open(PURPOSE, sealedPrivateKey);
    if (!opened) throw new Error('No key of this installation opens its push key.');
    return { publicKey, privateKey: opened.text };
  }

  private stored(): Promise<PushKey | null> {
    return this.database.reader.findOneBy(PushKey, { id: ID });
  }

  /** Two processes may generate one at once: the first that is stored counts. */
  private async generated(): Promise<PushKey> {
    const { newVapidPair } = await import('./new-vapid-pair.ts');
    const { publicKey, privateKey } = newVapidPair();
    const row = { id: ID, publicKey, sealedPrivateKey: this.ring.seal(PURPOSE, privateKey), createdAt: new Date() };
    return this.database.transaction(async (tx) => {
      await insertOnce(tx, PushKey, row);
      return tx.findOneByOrFail(PushKey, { id: ID });
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
    await this.database.transaction((tx) => tx.update(PushKey, { id: ID, sealedPrivateKey }, change));
    return ['resealed'];
  }
}
