import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, IsNull, LessThan } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { releaseQuota } from '../../platform/quotas/quotas.ts';
import { DocumentStore } from '../../platform/storage/document-store.ts';
import { UNSENT } from './attachment-quotas.ts';
import { attachmentKey } from './attachment-views.ts';
import { MessageAttachmentRow } from './message-attachment.entity.ts';

const EVERY_SECONDS = 60 * 60;
/** Drafts last for days. */
const UNSENT_DAYS = 7;
const BATCH = 200;
const REMOVE_FILE = 'remove-attachment';

/** Deletes attachments: their rows in a transaction, then their files, also after a crash. */
@Injectable()
export class AttachmentKeeping implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly store: DocumentStore,
    private readonly jobs: Jobs,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(REMOVE_FILE, ({ data }) => this.store.remove(attachmentKey(data as { id: string })));
    this.jobs.every('message-attachments', EVERY_SECONDS, () => this.run());
  }

  /** One round: files that nobody sent. */
  async run(now: Date = new Date()): Promise<void> {
    const before = new Date(now.getTime() - UNSENT_DAYS * 86_400_000);
    const where = { messageNumber: IsNull(), createdAt: LessThan(before) };
    const old = await this.database.reader.find(MessageAttachmentRow, { where, order: { createdAt: 'ASC' }, take: BATCH });
    for (const row of old) await this.database.transaction((tx) => this.forgetUnsent(tx, row));
  }

  /** Deletes a file unless it was sent in the meantime. Returns whether it did. */
  async forgetUnsent(tx: EntityManager, { id, uploaderId }: Pick<MessageAttachmentRow, 'id' | 'uploaderId'>): Promise<boolean> {
    const { affected } = await tx.delete(MessageAttachmentRow, { id, messageNumber: IsNull() });
    if (affected !== 1) return false;
    if (uploaderId) await releaseQuota(tx, uploaderId, UNSENT);
    await this.removeFile(tx, id);
    return true;
  }

  /** Deletes all that `where` finds, sent or not. */
  async forgetAll(tx: EntityManager, where: FindOptionsWhere<MessageAttachmentRow>): Promise<void> {
    for (const { id } of await tx.findBy(MessageAttachmentRow, where)) {
      await tx.delete(MessageAttachmentRow, { id });
      await this.removeFile(tx, id);
    }
  }

  private removeFile(tx: EntityManager, id: string): Promise<void> {
    return this.outbox.enqueue(tx, { kind: REMOVE_FILE, data: { id }, dedupeKey: `${REMOVE_FILE}:${id}` });
  }
}
