import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, accountOf } from '../../../platform/auth/actor.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { Audit } from '../../audit/audit.ts';
import type { SecondFactorNews } from '../account-mail-words.ts';
import { ACCOUNT_MAILS } from '../account-mails.ts';

/** What becomes of passkeys is recorded, and their owner gets an email about anything that changes who can sign in. */
@Injectable()
export class PasskeyNews {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** A passkey was renamed, in the caller's transaction. */
  renamed(tx: EntityManager, actor: Actor, name: string): Promise<void> {
    return this.record(tx, actor, 'passkey.renamed', name);
  }

  /** A passkey was added or removed, in the caller's transaction. */
  async changed(tx: EntityManager, actor: Actor, news: 'added' | 'removed', name: string): Promise<void> {
    const { email, fullName } = accountOf(actor);
    await this.record(tx, actor, `passkey.${news}`, name);
    const data = { fullName, news: `passkey-${news}` satisfies SecondFactorNews };
    const message = { kind: 'email', to: email, template: ACCOUNT_MAILS.secondFactor, data };
    await this.outbox.enqueue(tx, { ...message, dedupeKey: `second-factor:${newId()}` });
  }

  private record(tx: EntityManager, actor: Actor, action: AuditAction, note: string): Promise<void> {
    const subject = { kind: 'account', id: accountOf(actor).accountId };
    return this.audit.record(tx, { actor, templeId: null, action, subject, note });
  }
}
