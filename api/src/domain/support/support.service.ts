import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BodyOf, ContactReceived, Language, supportEndpoints } from '@sannidhi/contracts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { MailLimits } from '../../platform/rate-limit/mail-limits.ts';
import { NetworkLimits } from '../../platform/rate-limit/network-limits.ts';
import type { RateRule } from '../../platform/rate-limit/rate-limiter.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import { SUPPORT_MAIL } from './support-mail.ts';
import { SupportMessage } from './support-message.entity.ts';
import { supportNotifications } from './support-notifications.ts';

/** A temple hall shares one address; a person writes a few times. */
const PER_NETWORK: RateRule = { free: 10, windowSeconds: 60 * 60, firstWaitSeconds: 60 };

/** Letters that are unambiguous when read out over the phone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 8;

/** The support inbox of the platform. */
@Injectable()
export class SupportService {
  constructor(
    private readonly database: Database,
    private readonly limits: NetworkLimits,
    private readonly mails: MailLimits,
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
  ) {}

  /** Stores a message and confirms it by email, in the language of its page. Throws `too-many-requests`. */
  async receive(body: BodyOf<typeof supportEndpoints.contact>, address: string, language: Language): Promise<ContactReceived> {
    await this.limits.take('contact', address, PER_NETWORK);
    // The confirmation goes to an unverified address, so it is sent sparingly; the message itself always arrives.
    const confirms = await this.mails.allows('contact', body.email);
    const message = {
      ...body,
      id: newId(),
      reference: newReference(),
      language,
      createdAt: new Date(),
      reply: null,
      settledBy: null,
      settledAt: null,
    };
    await this.database.transaction(async (tx) => {
      await insertRow(tx, SupportMessage, message);
      await this.notifications.notify(tx, supportNotifications.kinds.waiting, {
        concerned: {},
        params: { name: message.name, reference: message.reference },
        key: message.id,
        path: `/superadmin/support?message=${message.id}`,
      });
      if (!confirms) return;
      await this.outbox.enqueue(tx, {
        kind: 'email',
        to: message.email,
        template: SUPPORT_MAIL,
        data: { name: message.name, reference: message.reference, language },
        dedupeKey: `support:${message.id}`,
      });
    });
    return { reference: message.reference };
  }
}

const newReference = () => Array.from({ length: REFERENCE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
