import { Injectable } from '@nestjs/common';
import type { MailingState } from '@sannidhi/contracts';
import { Database } from '../../platform/database/database.ts';
import { found } from '../../platform/http/domain-error.ts';
import { maskedEmail } from '../../platform/mail/masked-email.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { consentIn } from './consent-in-rows.ts';
import { type Mailing, MailingLinks } from './mailing-links.ts';
import { EVERY } from './message-consent.entity.ts';
import { MessageConsents } from './message-consents.service.ts';

const WORDING = 'Took an unsubscription back on the page of the link';

/** Ends a temple's emails for anyone who has the link of one, signed in or not. */
@Injectable()
export class MailingsService {
  constructor(
    private readonly database: Database,
    private readonly links: MailingLinks,
    private readonly temples: TemplesService,
    private readonly consents: MessageConsents,
  ) {}

  /** What the link is for; changes nothing, since mail scanners open links. Throws `not-found` for an invalid one. */
  async state(token: string): Promise<MailingState> {
    const { templeId, topic, email } = this.mailingOf(token);
    const { name } = await this.temples.byId(templeId);
    const rows = await this.consents.of(this.database.reader, templeId, [email]);
    const subscribed = consentIn(rows, { templeId, topic, channel: 'email' }) === 'allowed';
    const endedAll = rows.some((row) => row.channel === 'email' && row.topic === EVERY && row.state === 'withdrawn');
    return { email: maskedEmail(email), temple: name, topic, subscribed, endedAll };
  }

  /** Ends emails about the topic, or everything (`all`) the temple sends to many. Throws `not-found`. */
  async end(token: string, { all }: { all: boolean }): Promise<MailingState> {
    const { templeId, topic, email } = this.mailingOf(token);
    const withdrawal = { templeId, topic: all ? null : topic, channel: 'email', address: email } as const;
    await this.database.transaction((tx) => this.consents.withdraw(tx, withdrawal, 'link'));
    return this.state(token);
  }

  /** Resumes emails about the topic. Throws `not-found`. */
  async resume(token: string): Promise<MailingState> {
    const { templeId, topic, email } = this.mailingOf(token);
    const choice = { templeId, topic, channel: 'email', address: email } as const;
    await this.database.transaction((tx) => this.consents.give(tx, choice, 'link', WORDING));
    return this.state(token);
  }

  private mailingOf(token: string): Mailing {
    return found(this.links.open(token));
  }
}
