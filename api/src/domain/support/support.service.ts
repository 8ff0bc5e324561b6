import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BodyOf, ContactReceived, supportEndpoints } from '@sannidhi/contracts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { RateLimiter, type RateRule } from '../../platform/rate-limit/rate-limiter.ts';
import { SUPPORT_MAIL } from './support-mail.ts';
import { SupportMessage } from './support-message.entity.ts';

/** A temple hall shares one address; a person writes a few times. */
const PER_ADDRESS: RateRule = { free: 10, windowSeconds: 60 * 60, firstWaitSeconds: 60 };
/** The confirmation goes to an address nobody has proved, so it is sent sparingly. */
const PER_SENDER: RateRule = { free: 3, windowSeconds: 60 * 60, firstWaitSeconds: 300 };

/** Letters that can be read out over the phone without being mistaken. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 8;

/** The support inbox of the platform. */
@Injectable()
export class SupportService {
  constructor(
    private readonly database: Database,
    private readonly limiter: RateLimiter,
    private readonly outbox: Outbox,
  ) {}

  /** Keeps a message and confirms it by mail. Throws `too-many-requests`. */
  async receive(body: BodyOf<typeof supportEndpoints.contact>, address: string): Promise<ContactReceived> {
    await this.take(`contact:address:${address}`, PER_ADDRESS);
    await this.take(`contact:sender:${body.email}`, PER_SENDER);
    const message = {
      ...body,
      id: newId(),
      reference: newReference(),
      createdAt: new Date(),
      reply: null,
      settledBy: null,
      settledAt: null,
    };
    await this.database.transaction(async (tx) => {
      await insertRow(tx, SupportMessage, message);
      await this.outbox.enqueue(tx, {
        kind: 'email',
        to: message.email,
        template: SUPPORT_MAIL,
        data: { name: message.name, reference: message.reference },
        dedupeKey: `support:${message.id}`,
      });
    });
    return { reference: message.reference };
  }

  private async take(key: string, rule: RateRule): Promise<void> {
    const wait = await this.limiter.take(key, rule);
    if (wait > 0) throw new DomainError('too-many-requests', { retryAfterSeconds: wait });
  }
}

const newReference = () => Array.from({ length: REFERENCE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
