import { Injectable, type OnModuleInit } from '@nestjs/common';
import { accountNoun, messagesOf, type Outcome, outcomeOf, type Role } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { Visitor } from '../../../platform/auth/visitor.ts';
import { Database } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { MailLimits } from '../../../platform/rate-limit/mail-limits.ts';
import { Account } from '../account.entity.ts';
import { ACCOUNT_MAILS } from '../account-mails.ts';
import { deviceName } from '../device-name.ts';
import { type CodeToMail, SignInChallengesService } from './sign-in-challenges.service.ts';

const say = messagesOf(accountNoun);

const SEND = 'accounts.sign-in-code';

/** Six-digit codes by email, for when the password alone doesn't show who is signing in. */
@Injectable()
export class MailedCodesService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly challenges: SignInChallengesService,
    private readonly mails: MailLimits,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(SEND, ({ id, data }) => this.mail(id, data as unknown as CodeToSend));
  }

  /**
   * The error that requests an emailed code. Without an account (the password was wrong) it looks the same, writes as much, and no code is
   * ever right; the same goes for an account that was sent too many codes.
   */
  async required(account: Account | undefined, email: string, { userAgent }: Visitor): Promise<DomainError> {
    const isAllowed = await this.mails.allows(account ? SEND : `${SEND}:none`, email);
    const challenge = await this.database.transaction(async (tx) => {
      const issued = await this.challenges.issueByMail(tx, isAllowed ? account : undefined);
      await this.send(tx, { ...issued, device: deviceName(userAgent), isAgain: false });
      return issued.challenge;
    });
    return new DomainError('email-code-required', { challenge });
  }

  /**
   * Emails a new code to replace the previous one, which no longer works. Throws `second-factor-expired`, or `rule-violation` after three.
   */
  async resend(role: Role, challenge: string, { userAgent }: Visitor): Promise<Outcome> {
    await this.database.transaction(async (tx) => {
      const renewed = await this.challenges.renewCode(tx, challenge, role);
      await this.send(tx, { ...renewed, device: deviceName(userAgent), isAgain: true });
    });
    return outcomeOf(true, say('account.email-code-sent'));
  }

  private send(tx: EntityManager, { accountId, code, device, isAgain }: CodeToSend): Promise<void> {
    return this.outbox.enqueue(tx, { kind: SEND, data: { accountId, code, device, isAgain }, dedupeKey: `${SEND}:${newId()}` });
  }

  /** The recipient is looked up later, so that the response time reveals nothing about the account. */
  private async mail(messageId: string, { accountId, code, device, isAgain }: CodeToSend): Promise<void> {
    const account = await this.database.reader.findOneBy(Account, { id: accountId, status: 'active' });
    if (!account || (isAgain && !(await this.mails.allows(`${SEND}:again`, account.email)))) return;
    await this.database.transaction(async (tx) => {
      const data = { fullName: account.fullName, code, device };
      const message = { kind: 'email', to: account.email, template: ACCOUNT_MAILS.signInCode, data };
      await this.outbox.enqueue(tx, { ...message, dedupeKey: `sign-in-code:${messageId}` });
    });
  }
}

interface CodeToSend extends Omit<CodeToMail, 'challenge'> {
  /** `Chrome on Windows`; empty if unknown. */
  device: string;
  isAgain: boolean;
}
