import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { insertAtCommit } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Account } from '../accounts/account.entity.ts';
import { MailAddressRow } from '../consents/mail-address.entity.ts';
import { DigestItemRow } from './digest-item.entity.ts';
import { DIGEST_MAIL, type DigestMailData } from './digest-mail.ts';
import { nextDigest } from './digest-times.ts';
import { NotificationTimingRow } from './notification-timing.entity.ts';

const EVERY_SECONDS = 60;
const BATCH = 200;

interface Waiting {
  accountId: string;
  kind: string;
  params: object;
  key: string;
  templeId: string | undefined;
  usefulUntil?: Date | null;
}

/** Sends what people want together as one email at their hour. The statement that moves an account's turn on decides which process does it. */
@Injectable()
export class NotificationDigests implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every('notification-digests', EVERY_SECONDS, () => this.runDue());
  }

  /** Keeps a notification for the next digest; one that was in a digest before does nothing. */
  keep(tx: EntityManager, { accountId, kind, params, key, templeId, usefulUntil = null }: Waiting): Promise<void> {
    const said = { accountId, id: newId(), kind, params: { ...params }, subjectKey: key, templeId: templeId ?? null };
    const row = { ...said, createdAt: new Date(), usefulUntil, sentAt: null };
    return insertAtCommit(tx, DigestItemRow, row);
  }

  /** Sends every digest that is due. A failing one is logged and tried again in the next round. */
  async runDue(now = new Date()): Promise<void> {
    for (let last = '', isFull = true; isFull; ) {
      const where = { nextAt: LessThanOrEqual(now), accountId: MoreThan(last) };
      const rows = await this.database.reader.find(NotificationTimingRow, { where, order: { accountId: 'ASC' }, take: BATCH });
      for (const row of rows)
        await this.takeTurn(row, now).catch((error: unknown) =>
          this.logger.error({ accountId: row.accountId, err: error }, 'notification digest failed'),
        );
      isFull = rows.length === BATCH;
      last = rows.at(-1)?.accountId ?? '';
    }
  }

  /** Claims the turn, and passes its items on: all in one transaction, or nothing. */
  private takeTurn(row: NotificationTimingRow, now: Date): Promise<void> {
    const { accountId, nextAt } = row;
    return this.database.transaction(async (tx) => {
      const { affected } = await tx.update(NotificationTimingRow, { accountId, nextAt }, { nextAt: nextDigest(row, now) });
      if (affected !== 1) return;
      const items = await tx.find(DigestItemRow, { where: { accountId, sentAt: IsNull() }, order: { id: 'ASC' } });
      const account = await tx.findOneBy(Account, { id: accountId, status: 'active' });
      if (items.length === 0 || !account?.emailVerifiedAt) return;
      // They stay for the digest after their owner says that the mailbox works again.
      if (await tx.existsBy(MailAddressRow, { address: account.email, problem: Not(IsNull()) })) return;
      await tx.update(DigestItemRow, { accountId, id: In(items.map(({ id }) => id)) }, { sentAt: now });
      await this.mail(tx, account, items);
    });
  }

  private mail(tx: EntityManager, account: Account, items: readonly DigestItemRow[]): Promise<void> {
    const { id: accountId, email, fullName, language, role } = account;
    const facts = items.map(({ kind, params, templeId, usefulUntil }) => ({
      kind,
      params,
      templeId,
      usefulUntil: usefulUntil?.toISOString(),
    }));
    const data: DigestMailData = { accountId, items: facts, fullName, language: language ?? 'en', role };
    const dedupeKey = `${DIGEST_MAIL}:${accountId}:${items[0]?.id}`;
    return this.outbox.enqueue(tx, { kind: 'email', to: email, template: DIGEST_MAIL, data: { ...data }, dedupeKey });
  }
}
