import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  type ConversationDetail,
  type ConversationMessage,
  conversationNoun,
  type devoteeMessageEndpoints,
  messagesOf,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { afterCommit } from '../../platform/database/transaction-scope.ts';
import { found } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { type QuotaRule, takeQuota } from '../../platform/quotas/quotas.ts';
import { Audit } from '../audit/audit.ts';
import { Conversation } from './conversation.entity.ts';
import { ConversationMessageRow } from './conversation-message.entity.ts';
import { ConversationNotices } from './conversation-notices.service.ts';
import { addNames, addTerms } from './conversation-terms.ts';
import { beginningOf, messageView } from './conversation-views.ts';
import { Conversations } from './conversations.service.ts';
import { Correspondents } from './correspondents.service.ts';
import { KnownDevotees } from './known-devotees.service.ts';
import { MessageAttachments } from './message-attachments.service.ts';
import { changeBoxes } from './message-boxes.ts';
import { MessageRecords } from './message-records.service.ts';
import { MessageSignals } from './message-signals.ts';
import { newConversation } from './new-conversation.ts';
import { OfficeColleagues } from './office-colleagues.service.ts';
import { ReplyPromises } from './reply-promises.service.ts';
import { isOfficeOf, ownConversation, type Side, sideOf } from './side.ts';

type Reply = BodyOf<typeof devoteeMessageEndpoints.reply>;
type NewConversation = BodyOf<typeof devoteeMessageEndpoints.start>;

interface Said {
  id: string;
  text: string;
  attachmentIds?: readonly string[];
  /** The gift or booking it is about. */
  record?: Reply['record'];
}

const MOST = 500;
/** How many conversations a devotee or priest may start. */
const STARTED: QuotaRule = { name: 'conversations', max: MOST, refusal: messagesOf(conversationNoun)('conversation.most', { most: MOST }) };

/** What the two sides of a conversation write to each other. */
@Injectable()
export class ConversationWriting {
  constructor(
    private readonly database: Database,
    private readonly conversations: Conversations,
    private readonly correspondents: Correspondents,
    private readonly devotees: KnownDevotees,
    private readonly notices: ConversationNotices,
    private readonly attachments: MessageAttachments,
    private readonly records: MessageRecords,
    private readonly colleagues: OfficeColleagues,
    private readonly promises: ReplyPromises,
    private readonly signals: MessageSignals,
    private readonly audit: Audit,
  ) {}

  /** Starts a conversation with someone the actor may write to. Throws `invalid-fields` for anyone else, and `rule-violation` at the limit. */
  async start(actor: Actor, body: NewConversation, claim: IdempotencyClaim): Promise<ConversationDetail> {
    const side = sideOf(actor);
    const parties = await this.correspondents.between(side, body.to, body.toId);
    return this.database.transaction(async (tx) => {
      const { accountId, role } = side.actor;
      if (role === 'donor' || role === 'priest') await takeQuota(tx, accountId, STARTED);
      const row = newConversation(claim.operationId, parties, body);
      await insertRow(tx, Conversation, row);
      await this.write(tx, side, row, { id: newId(), text: body.text });
      await addNames(tx, row);
      await this.record(tx, side, row, 'conversation.started');
      const view = await this.conversations.detail(tx, side, row.id);
      await claim.complete(tx, view);
      return view;
    });
  }

  /** Sends a message. One of the asker reopens the conversation; one of the office waits for them. Throws `not-found`, `invalid-fields` for a devotee who never wrote and wants no messages, and as `MessageAttachments.send` does. */
  reply(actor: Actor, id: string, { text = '', attachmentIds, record }: Reply, claim: IdempotencyClaim): Promise<ConversationMessage> {
    const side = sideOf(actor);
    return this.database.transaction(async (tx) => {
      const row = await ownConversation(tx, side, id);
      await this.assertWanted(tx, side, row);
      const view = await this.write(tx, side, row, { id: claim.operationId, text, attachmentIds, record });
      if (side.actor.role !== 'donor') await this.record(tx, side, row, 'conversation.replied');
      await claim.complete(tx, view);
      return view;
    });
  }

  /** Who wrote gets an answer, whatever else they turned off. */
  private async assertWanted(tx: EntityManager, side: Side, row: Conversation): Promise<void> {
    const { askerKind, askerId, askerSent, templeId } = row;
    const isUnasked = askerKind === 'devotee' && askerSent === 0 && isOfficeOf(side, row);
    if (isUnasked && askerId && templeId) await this.devotees.assertWanted(tx, templeId, askerId);
  }

  private async write(tx: EntityManager, side: Side, { id }: Conversation, said: Said): Promise<ConversationMessage> {
    const now = new Date();
    const before = await ownConversation(tx, side, id);
    const fromOffice = isOfficeOf(side, before);
    const last = { lastText: beginningOf(said.text), lastFromOffice: fromOffice, lastMessageAt: now };
    const counted = { messageCount: () => 'messageCount + 1', ...last, ...(fromOffice ? OFFICE_WROTE : ASKER_WROTE) };
    // Gone if it was merged into another since it was read.
    found((await tx.update(Conversation, { id }, counted)).affected || null);
    if (!fromOffice) await this.colleagues.release(tx, before, now);
    const due = fromOffice || before.waitingSince ? null : await this.promises.dueFor(tx, before, now);
    const opened = await (fromOffice ? answered(tx, side, id, now) : asked(tx, id, now, due));
    const row = await tx.findOneByOrFail(Conversation, { id });
    const message: ConversationMessageRow = {
      conversationId: id,
      number: row.messageCount,
      id: said.id,
      kind: 'message',
      fromOffice,
      sideNumber: fromOffice ? row.officeSent : row.askerSent,
      authorId: side.actor.accountId,
      authorName: side.actor.fullName,
      text: said.text,
      mentions: [],
      createdAt: now,
    };
    await insertRow(tx, ConversationMessageRow, message);
    const carried = { conversationId: id, messageNumber: message.number };
    const attached = await this.attachments.send(tx, side.actor, carried, said.attachmentIds ?? []);
    const record = said.record ? await this.records.attach(tx, side, row, message.number, said.record) : null;
    // A message without words shows what it carries.
    if (!said.text) await tx.update(Conversation, { id }, { lastText: beginningOf(record?.title ?? attached[0]?.name ?? '') });
    await changeBoxes(tx, id, 'message', [
      { box: row.askerBox, unread: fromOffice ? 1 : 0 },
      { box: row.officeBox, waiting: opened },
    ]);
    await addTerms(tx, row, message);
    await this.notices.written(tx, row, message);
    afterCommit(() => this.signals.changed([row.askerBox, row.officeBox]));
    return messageView(fromOffice, message, attached, record);
  }

  /** Staff, priests and operators are accountable for what they write; devotees only for what they begin. */
  private record(
    tx: EntityManager,
    { actor }: Side,
    { id, templeId, subject }: Conversation,
    action: 'conversation.started' | 'conversation.replied',
  ) {
    return this.audit.record(tx, { actor, templeId, action, subject: { kind: 'conversation', id }, note: subject });
  }
}

const OFFICE_WROTE = { officeSent: () => 'officeSent + 1' };
const ASKER_WROTE = { askerSent: () => 'askerSent + 1' };

/** The asker waits, and a conversation that did not is open again. Returns how many more need a reply. */
async function asked(tx: EntityManager, id: string, now: Date, replyDue: Date | null): Promise<number> {
  await tx
    .createQueryBuilder()
    .update(Conversation)
    .set({ waitingSince: now, replyDue })
    .where('id = :id AND waitingSince IS NULL', { id })
    .execute();
  const reopened = await tx
    .createQueryBuilder()
    .update(Conversation)
    .set({ status: 'open', snoozedUntil: null })
    .where("id = :id AND status <> 'open'", { id })
    .execute();
  return reopened.affected ?? 0;
}

/** The conversation no longer needs a reply, and the first to answer it is assigned to it. Returns the change in how many need a reply. */
async function answered(tx: EntityManager, { actor }: Side, id: string, now: Date): Promise<number> {
  const { waitingSince, firstReplySeconds, officeSent, createdAt, askerSent } = await tx.findOneByOrFail(Conversation, { id });
  const isFirst = officeSent === 1 && askerSent > 0 && firstReplySeconds === null;
  const seconds = isFirst ? { firstReplySeconds: Math.round((now.getTime() - createdAt.getTime()) / 1_000) } : {};
  if (waitingSince || isFirst) await tx.update(Conversation, { id }, { waitingSince: null, replyDue: null, ...seconds });
  const mine = { assigneeId: actor.accountId, assigneeName: actor.fullName };
  await tx.createQueryBuilder().update(Conversation).set(mine).where('id = :id AND assigneeId IS NULL', { id }).execute();
  const closed = await tx.update(Conversation, { id, status: 'open' }, { status: 'pending' });
  if (!closed.affected)
    await tx
      .createQueryBuilder()
      .update(Conversation)
      .set({ status: 'pending', snoozedUntil: null })
      .where("id = :id AND status <> 'pending'", { id })
      .execute();
  return closed.affected ? -1 : 0;
}
