import { Injectable } from '@nestjs/common';
import { CONVERSATION_LABELS_MAX, type ConversationDetail, type ConversationRow, conversationNoun, messagesOf } from '@sannidhi/contracts';
import { type EntityManager, Not } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { insertNew, insertRow, insertRows } from '../../platform/database/rows.ts';
import { afterCommit } from '../../platform/database/transaction-scope.ts';
import { fieldError, found } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import { Conversation } from './conversation.entity.ts';
import { ConversationLabel } from './conversation-label.entity.ts';
import { ConversationMessageRow } from './conversation-message.entity.ts';
import { ConversationPresence } from './conversation-presence.entity.ts';
import { ConversationRedirect } from './conversation-redirect.entity.ts';
import { ConversationTerm } from './conversation-term.entity.ts';
import { conversationView } from './conversation-views.ts';
import { Conversations } from './conversations.service.ts';
import { mergedMessages, mergedRow, type Pair, unreadOf } from './merged-conversation.ts';
import { MessageAttachmentRow } from './message-attachment.entity.ts';
import { changeBoxes } from './message-boxes.ts';
import { MessageRecordRow } from './message-record.entity.ts';
import { MessageSignals } from './message-signals.ts';
import { ofOffice, sideOf } from './side.ts';

/** In both together: all of them are numbered again in one transaction. */
const MESSAGES_MOST = 2_000;
const OTHERS_SHOWN = 20;
const say = messagesOf(conversationNoun);
const NOT_THEIRS = fieldError('into', say('conversation.merge-other'));
const TOO_LONG = fieldError('into', say('conversation.merge-most', { most: MESSAGES_MOST }), 'rule-violation');

/** Makes one of two conversations with the same person, in the order in which everything was written. */
@Injectable()
export class ConversationMerging {
  constructor(
    private readonly database: Database,
    private readonly conversations: Conversations,
    private readonly signals: MessageSignals,
    private readonly audit: Audit,
  ) {}

  /** The other conversations with the same person, the latest first. Throws `not-found`. */
  async others(actor: Actor, id: string): Promise<ConversationRow[]> {
    const side = sideOf(actor);
    const manager = this.database.reader;
    const { askerBox, officeBox } = found(await manager.findOneBy(Conversation, ofOffice(side, id)));
    const where = { askerBox, officeBox, id: Not(id) };
    const rows = await manager.find(Conversation, { where, order: { lastMessageAt: 'DESC', id: 'DESC' }, take: OTHERS_SHOWN });
    return rows.map((row) => conversationView(side, row, new Map()));
  }

  /** Moves everything into another conversation with the same person. Throws `not-found`, `invalid-fields` for anybody else's, `rule-violation` for too many messages. */
  merge(actor: Actor, id: string, into: string): Promise<ConversationDetail> {
    const side = sideOf(actor);
    return this.database.transaction(async (tx) => {
      // Locks both before anything is read: a message under way is written before, or finds its conversation gone.
      await execute(tx, 'UPDATE conversations SET messageCount = messageCount WHERE id IN (?, ?) AND officeBox = ?', [id, into, side.box]);
      const from = found(await tx.findOneBy(Conversation, ofOffice(side, id)));
      const to = await tx.findOneBy(Conversation, ofOffice(side, into));
      if (!to || to.id === from.id || to.askerBox !== from.askerBox) throw NOT_THEIRS;
      if (from.messageCount + to.messageCount > MESSAGES_MOST) throw TOO_LONG;
      await this.join(tx, { from, to });
      const { templeId } = to;
      const subject = { kind: 'conversation', id: into };
      await this.audit.record(tx, { actor: side.actor, templeId, action: 'conversation.merged', subject, note: from.subject });
      afterCommit(() => this.signals.changed([to.officeBox, to.askerBox]));
      return this.conversations.detail(tx, side, into);
    });
  }

  private async join(tx: EntityManager, pair: Pair): Promise<void> {
    const { from, to } = pair;
    const merged = mergedMessages(pair, [await messagesOfOne(tx, from.id), await messagesOfOne(tx, to.id)]);
    const row = mergedRow(pair, merged, new Date());
    await this.moveCarried(tx, pair, merged.numberOf);
    for (const { id } of [from, to]) await tx.delete(ConversationMessageRow, { conversationId: id });
    await insertRows(tx, ConversationMessageRow, merged.messages);
    await moveWords(tx, pair);
    await tx.delete(ConversationPresence, { conversationId: from.id });
    await tx.update(ConversationRedirect, { intoId: from.id }, { intoId: to.id });
    await tx.delete(Conversation, { id: from.id });
    await insertRow(tx, ConversationRedirect, { fromId: from.id, intoId: to.id });
    await tx.update(Conversation, { id: to.id }, row);
    const wereOpen = [from, to].filter(({ status }) => status === 'open').length;
    await changeBoxes(tx, to.id, 'handled', [
      { box: to.askerBox, unread: unreadOf({ ...to, ...row }) - unreadOf(from) - unreadOf(to) },
      { box: to.officeBox, waiting: Number(row.status === 'open') - wereOpen },
    ]);
  }

  /** Files and records follow their messages. */
  private async moveCarried(tx: EntityManager, { from, to }: Pair, numberOf: (id: string, number: number) => number): Promise<void> {
    const records: MessageRecordRow[] = [];
    const files: MessageAttachmentRow[] = [];
    for (const { id: conversationId } of [from, to]) {
      records.push(...(await tx.findBy(MessageRecordRow, { conversationId })));
      files.push(...(await tx.findBy(MessageAttachmentRow, { conversationId })));
      await tx.delete(MessageRecordRow, { conversationId });
    }
    const placeOf = (one: { conversationId: string; messageNumber: number }) => ({
      conversationId: to.id,
      messageNumber: numberOf(one.conversationId, one.messageNumber),
    });
    await insertRows(
      tx,
      MessageRecordRow,
      records.map((record) => ({ ...record, ...placeOf(record) })),
    );
    for (const { id, conversationId, messageNumber } of files)
      if (conversationId && messageNumber) await tx.update(MessageAttachmentRow, { id }, placeOf({ conversationId, messageNumber }));
  }
}

const messagesOfOne = (tx: EntityManager, conversationId: string): Promise<ConversationMessageRow[]> =>
  tx.find(ConversationMessageRow, { where: { conversationId }, order: { number: 'ASC' } });

/** What both are found by and sorted by; labels up to the most, those of the one that stays first. */
async function moveWords(tx: EntityManager, { from, to }: Pair): Promise<void> {
  const terms = await tx.findBy(ConversationTerm, { conversationId: from.id });
  await tx.delete(ConversationTerm, { conversationId: from.id });
  const TERMS_AT_ONCE = 200;
  for (let at = 0; at < terms.length; at += TERMS_AT_ONCE) {
    const moved = terms.slice(at, at + TERMS_AT_ONCE).map((term) => ({ ...term, conversationId: to.id }));
    await insertNew(tx, ConversationTerm, moved);
  }
  const own = await tx.findBy(ConversationLabel, { box: to.officeBox, conversationId: to.id });
  const theirs = await tx.findBy(ConversationLabel, { box: from.officeBox, conversationId: from.id });
  await tx.delete(ConversationLabel, { box: from.officeBox, conversationId: from.id });
  const more = theirs.filter(({ label }) => !own.some((one) => one.label === label)).slice(0, CONVERSATION_LABELS_MAX - own.length);
  await insertRows(
    tx,
    ConversationLabel,
    more.map((label) => ({ ...label, conversationId: to.id })),
  );
}
