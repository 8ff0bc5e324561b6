import { Injectable } from '@nestjs/common';
import type { Page, QueryOf, supportInboxEndpoints, SupportMessage as View } from '@sannidhi/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage, mapPage } from '../../platform/database/keyset-page.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Audit } from '../audit/audit.ts';
import { SUPPORT_ANSWER_MAIL } from './support-mail.ts';
import { SupportMessage } from './support-message.entity.ts';
import { supportView } from './support-view.ts';

const SETTLED = {
  open: 'message.settledAt IS NULL',
  answered: 'message.reply IS NOT NULL',
  closed: 'message.settledAt IS NOT NULL AND message.reply IS NULL',
} as const;

/** Where the platform team reads and answers messages from the contact page. */
@Injectable()
export class SupportInboxService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** Messages, newest first; the search covers reference, name and email. */
  async list({ state, search, ...page }: QueryOf<typeof supportInboxEndpoints.messages>): Promise<Page<View>> {
    const query = this.database.reader.createQueryBuilder(SupportMessage, 'message');
    if (state) query.andWhere(SETTLED[state]);
    if (search) {
      query.andWhere('(LOWER(message.reference) = :exact OR LOWER(message.name) LIKE :part OR message.email LIKE :part)', {
        exact: search.toLowerCase(),
        part: `%${search.toLowerCase()}%`,
      });
    }
    return mapPage(await keysetPage(query, { columns: ['createdAt', 'id'], direction: 'DESC' }, page), supportView);
  }

  /** Sends the reply to the sender's address, in the language in which they wrote. Throws `not-found`, and `state-conflict` if someone was faster. */
  answer(actor: Actor, id: string, reply: string): Promise<View> {
    return this.settle(actor, id, reply, async (tx, { email, name, reference, message, language }) => {
      await this.outbox.enqueue(tx, {
        kind: 'email',
        to: email,
        template: SUPPORT_ANSWER_MAIL,
        data: { name, reference, message, reply, ...(language ? { language } : {}) },
        dedupeKey: `support-answer:${id}`,
      });
    });
  }

  /** Closes a message without a reply. Throws like `answer`. */
  close = (actor: Actor, id: string): Promise<View> => this.settle(actor, id, null, async () => {});

  private settle(
    actor: Actor,
    id: string,
    reply: string | null,
    tell: (tx: EntityManager, message: SupportMessage) => Promise<void>,
  ): Promise<View> {
    const operator = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const settled = { reply, settledBy: operator.fullName, settledAt: new Date() };
      const { affected } = await tx.update(SupportMessage, { id, settledAt: IsNull() }, settled);
      const message = found(await tx.findOneBy(SupportMessage, { id }));
      if (affected !== 1) throw new DomainError('state-conflict');
      await tell(tx, message);
      const subject = { kind: 'support-message', id };
      await this.audit.record(tx, {
        actor: operator,
        templeId: null,
        action: reply === null ? 'support.closed' : 'support.answered',
        subject,
        note: message.reference,
      });
      return supportView(message);
    });
  }
}
