import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type TicketCode, ticketCodeBytes, writeTicketCode } from '@sannidhi/contracts';
import { type KeyPair, KeyPairs } from '../../../platform/auth/key-pairs.ts';
import { TicketKeyRow } from './ticket-key.entity.ts';

/** The raw key follows the header of its DER form. */
const RAW_KEY_BYTES = 32;

/** Signs the codes of tickets (Ed25519, RFC 8032). A second pair would end every ticket that is on paper or on a phone. */
@Injectable()
export class TicketKeys implements OnModuleInit {
  private pair: () => Promise<KeyPair>;

  constructor(private readonly pairs: KeyPairs) {}

  onModuleInit(): void {
    this.pair = this.pairs.keep({
      entity: TicketKeyRow,
      id: 'ed25519',
      purpose: 'ticket-key',
      name: 'ticket keys',
      generate: newTicketPair,
    });
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
    const key = Buffer.from((await this.pair()).privateKey, 'base64url');
    const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    return (code) => writeTicketCode(code, sign(null, ticketCodeBytes(code), privateKey));
  }
}

function newTicketPair(): KeyPair {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-RAW_KEY_BYTES).toString('base64url');
  return { publicKey, privateKey: pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url') };
}
