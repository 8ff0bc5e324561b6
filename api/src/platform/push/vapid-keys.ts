import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type KeyPair, KeyPairs } from '../auth/key-pairs.ts';
import { PushKey } from './push-key.entity.ts';

/** Base64url, as browsers take it. */
export type VapidPair = KeyPair;

/** The platform's key pair for web push (RFC 8292): a second one would end every subscription. */
@Injectable()
export class VapidKeys implements OnModuleInit {
  /** The pair; the first call of an installation generates it. Rejects if none of the installation's keys opens it. */
  pair: () => Promise<VapidPair>;

  constructor(private readonly pairs: KeyPairs) {}

  onModuleInit(): void {
    const generate = async () => (await import('./new-vapid-pair.ts')).newVapidPair();
    this.pair = this.pairs.keep({ entity: PushKey, id: 'vapid', purpose: 'push-key', name: 'push keys', generate });
  }
}
