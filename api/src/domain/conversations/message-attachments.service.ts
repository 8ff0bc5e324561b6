import { Inject, Injectable } from '@nestjs/common';
import { conversationNoun, type MessageAttachment, messagesOf } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import type { AccountActor, Actor } from '../../platform/auth/actor.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { fieldError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { releaseQuota, takeQuota } from '../../platform/quotas/quotas.ts';
import { DiskRoom } from '../../platform/storage/disk-room.ts';
import { DocumentStore } from '../../platform/storage/document-store.ts';
import { attachmentFile } from './attachment-files.ts';
import { AttachmentKeeping } from './attachment-keeping.service.ts';
import { STORED, UNSENT } from './attachment-quotas.ts';
import { attachmentKey, attachmentView } from './attachment-views.ts';
import { MessageAttachmentRow } from './message-attachment.entity.ts';
import { ownConversation, sideOf } from './side.ts';

const say = messagesOf(conversationNoun);

/** Files that messages carry: uploaded one by one, sent with a message, seen by its two sides. */
@Injectable()
export class MessageAttachments {
  /** They never take the space that sign-ins and gifts need. A bucket has its own. */
  readonly #room: DiskRoom | undefined;

  constructor(
    private readonly database: Database,
    private readonly store: DocumentStore,
    private readonly keeping: AttachmentKeeping,
    @Inject(SETTINGS) { dataDir, storage }: Settings,
  ) {
    this.#room = storage.kind === 'disk' ? new DiskRoom(dataDir, 'unavailable') : undefined;
  }

  /**
   * Stores a file for the actor's next message. Throws as `attachmentFile` does, `rule-violation` for one too many, and `unavailable` if
   * the disk is nearly full.
   */
  async add(actor: Actor, upload: unknown, name: string): Promise<MessageAttachment> {
    const { actor: account } = sideOf(actor);
    const { bytes, ...facts } = await attachmentFile(upload);
    const row = { ...facts, id: newId(), conversationId: null, messageNumber: null, uploaderId: account.accountId };
    const stored = { ...row, name: named(name, facts.mediaType), sizeBytes: bytes.length, createdAt: new Date() };
    // The row first: a file without one would never be deleted.
    await this.database.transaction(async (tx) => {
      await takeQuota(tx, account.accountId, UNSENT);
      await insertRow(tx, MessageAttachmentRow, stored);
    });
    const write = () => this.store.write(attachmentKey(row), bytes);
    await (this.#room ? this.#room.during(bytes.length, write) : write()).catch(async (error: unknown) => {
      await this.remove(actor, row.id);
      throw error;
    });
    return attachmentView(stored);
  }

  /** Removes a file that the actor didn't send. Throws `not-found`. */
  async remove(actor: Actor, id: string): Promise<void> {
    const uploaderId = sideOf(actor).actor.accountId;
    await this.database.transaction(async (tx) => {
      found(await tx.findOneBy(MessageAttachmentRow, { id, uploaderId }));
      found((await this.keeping.forgetUnsent(tx, { id, uploaderId })) || null);
    });
  }

  /** A file's bytes, for who may see its conversation; before it is sent, for its uploader. Throws `not-found`. */
  async file(actor: Actor, id: string): Promise<MessageAttachment & { bytes: Buffer }> {
    const side = sideOf(actor);
    const row = found(await this.database.reader.findOneBy(MessageAttachmentRow, { id }));
    if (row.conversationId) await ownConversation(this.database.reader, side, row.conversationId);
    else found(row.uploaderId === side.actor.accountId || null);
    return { ...attachmentView(row), bytes: found(await this.store.read(attachmentKey(row))) };
  }

  /** Sends files with a message. Throws `rule-violation` for one that isn't the author's, was sent or is gone. */
  async send(
    tx: EntityManager,
    { accountId, role }: AccountActor,
    message: { conversationId: string; messageNumber: number },
    ids: readonly string[],
  ): Promise<MessageAttachmentRow[]> {
    if (ids.length === 0) return [];
    const { affected } = await tx.update(
      MessageAttachmentRow,
      { id: In([...new Set(ids)]), uploaderId: accountId, messageNumber: IsNull() },
      message,
    );
    if (affected !== ids.length) throw fieldError('attachmentIds', say('conversation.attachment-missing'), 'rule-violation');
    if (role === 'donor' || role === 'priest') await takeQuota(tx, accountId, STORED, ids.length);
    await releaseQuota(tx, accountId, UNSENT, ids.length);
    return tx.find(MessageAttachmentRow, { where: message, order: { id: 'ASC' } });
  }
}

/** A photo was encoded again as WebP: its name ends in .webp. */
const named = (name: string, mediaType: MessageAttachment['mediaType']): string =>
  mediaType === 'image/webp' ? `${name.replace(/\.\w{1,5}$/, '').slice(0, 110)}.webp` : name;
