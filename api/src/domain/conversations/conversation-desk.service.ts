import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  type Colleague,
  type ConversationDetail,
  type ConversationFolders,
  type ConversationMessage,
  conversationNoun,
  messagesOf,
  type templeMessageEndpoints,
} from '@sannidhi/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { afterCommit } from '../../platform/database/transaction-scope.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { Audit } from '../audit/audit.ts';
import { Conversation } from './conversation.entity.ts';
import { changeLabels, labelsIn } from './conversation-labels.ts';
import { ConversationMessageRow } from './conversation-message.entity.ts';
import { moveConversation } from './conversation-moves.ts';
import { ConversationNotices } from './conversation-notices.service.ts';
import { addTerms } from './conversation-terms.ts';
import { messageView } from './conversation-views.ts';
import { Conversations } from './conversations.service.ts';
import { changeBoxes } from './message-boxes.ts';
import { MessageSignals } from './message-signals.ts';
import { OfficeColleagues } from './office-colleagues.service.ts';
import { ofOffice, type Side, sideOf } from './side.ts';

type Handling = BodyOf<typeof templeMessageEndpoints.handle>;

const NOT_OURS = fieldError('assigneeId', messagesOf(conversationNoun)('conversation.assignee-unknown'));

/** What the office does with a conversation besides replying. */
@Injectable()
export class ConversationDesk {
  constructor(
    private readonly database: Database,
    private readonly conversations: Conversations,
    private readonly office: OfficeColleagues,
    private readonly notices: ConversationNotices,
    private readonly signals: MessageSignals,
    private readonly audit: Audit,
  ) {}

  /** How many conversations that aren't resolved are in each folder. */
  async folders(actor: Actor): Promise<ConversationFolders> {
    const { box, actor: account } = sideOf(actor);
    const rows: { status: string; total: unknown; mine: unknown; nobodys: unknown }[] = await this.database.reader.query(
      `SELECT status, COUNT(*) AS total, SUM(CASE WHEN assigneeId = ? THEN 1 ELSE 0 END) AS mine,
         SUM(CASE WHEN assigneeId IS NULL THEN 1 ELSE 0 END) AS nobodys
       FROM conversations WHERE officeBox = ? AND status IN ('open', 'pending', 'snoozed') GROUP BY status`,
      [account.accountId, box],
    );
    const of = (status: string) => toSafeInteger(rows.find((row) => row.status === status)?.total as number);
    const sum = (column: 'mine' | 'nobodys') => rows.reduce((total, row) => total + toSafeInteger(row[column] as number), 0);
    const counts = await this.conversations.counts(actor);
    const folders = {
      'needs-reply': of('open'),
      platform: counts.unread,
      mine: sum('mine'),
      nobodys: sum('nobodys'),
      snoozed: of('snoozed'),
      waiting: of('pending'),
    };
    return { ...counts, folders, firstReplySeconds: await medianFirstReply(this.database.reader, box) };
  }

  /** How many conversations wait for the office's reply, and how many of them nobody has taken. */
  async needingReply(actor: Actor): Promise<{ needReply: number; nobodys: number }> {
    const open = { officeBox: sideOf(actor).box, status: 'open' } as const;
    const { reader } = this.database;
    const [needReply, nobodys] = [
      await reader.countBy(Conversation, open),
      await reader.countBy(Conversation, { ...open, assigneeId: IsNull() }),
    ];
    return { needReply, nobodys };
  }

  /** The words by which the office sorts its conversations. */
  labels(actor: Actor): Promise<string[]> {
    return labelsIn(this.database.reader, sideOf(actor).box);
  }

  /** Those of the office who can reply, by name. */
  async colleagues(actor: Actor): Promise<Colleague[]> {
    const { box, templeId } = sideOf(actor);
    return this.office.withAbsences(this.database.reader, box, templeId);
  }

  /** Changes what is given. Throws `not-found`, `invalid-fields` for an assignee from elsewhere or too many labels, `conversation-moved-on`. */
  handle(actor: Actor, id: string, body: Handling): Promise<ConversationDetail> {
    const side = sideOf(actor);
    return this.database.transaction(async (tx) => {
      const row = found(await tx.findOneBy(Conversation, ofOffice(side, id)));
      const { assigneeId, status, snoozedUntil, priority, topic } = body;
      const assignee = assigneeId === undefined ? {} : await this.assigneeOf(tx, side, assigneeId);
      const change = { ...assignee, ...(priority ? { priority } : {}), ...(topic ? { topic } : {}) };
      if (Object.keys(change).length > 0) await tx.update(Conversation, { id }, change);
      await changeLabels(tx, row, body);
      const until = snoozedUntil ? new Date(snoozedUntil) : null;
      const waiting = status && (status !== row.status || until) ? await moveConversation(tx, row, status, until) : 0;
      if (waiting === undefined) throw new DomainError('conversation-moved-on');
      await changeBoxes(tx, id, 'handled', [{ box: row.officeBox, waiting }, { box: row.askerBox }]);
      if (assigneeId && assigneeId !== row.assigneeId)
        await this.notices.colleague(tx, 'assigned', row, assigneeId, side.actor, `${Date.now()}`);
      await this.audit.record(tx, {
        actor: side.actor,
        templeId: row.templeId,
        action: 'conversation.handled',
        subject: { kind: 'conversation', id },
        before: factsOf(row),
        after: { ...factsOf({ ...row, ...change, ...(status ? { status, snoozedUntil: until } : {}) }), ...labelsChanged(body) },
        note: row.subject,
      });
      afterCommit(() => this.signals.changed([row.officeBox, row.askerBox]));
      return this.conversations.detail(tx, side, id);
    });
  }

  /** Adds a note that only the office sees; those it mentions are notified. Throws `not-found`. */
  note(actor: Actor, id: string, { text, mentions }: BodyOf<typeof templeMessageEndpoints.note>, claim: IdempotencyClaim) {
    const side = sideOf(actor);
    return this.database.transaction(async (tx): Promise<ConversationMessage> => {
      const { affected } = await tx.update(Conversation, ofOffice(side, id), { messageCount: () => 'messageCount + 1' });
      const row = found(affected === 1 ? await tx.findOneBy(Conversation, { id }) : null);
      const colleagues = mentions.length > 0 ? await this.office.of(tx, side.templeId) : [];
      const note: ConversationMessageRow = {
        conversationId: id,
        number: row.messageCount,
        id: claim.operationId,
        kind: 'note',
        fromOffice: true,
        sideNumber: 0,
        authorId: side.actor.accountId,
        authorName: side.actor.fullName,
        text,
        mentions: colleagues.filter(({ accountId }) => mentions.includes(accountId)),
        createdAt: new Date(),
      };
      await insertRow(tx, ConversationMessageRow, note);
      await changeBoxes(tx, id, 'message', [{ box: row.officeBox }]);
      await addTerms(tx, row, note);
      for (const { accountId } of note.mentions) await this.notices.colleague(tx, 'mentioned', row, accountId, side.actor, note.id);
      const subject = { kind: 'conversation', id };
      await this.audit.record(tx, { actor: side.actor, templeId: row.templeId, action: 'conversation.noted', subject, note: row.subject });
      afterCommit(() => this.signals.changed([row.officeBox]));
      const view = messageView(true, note);
      await claim.complete(tx, view);
      return view;
    });
  }

  private async assigneeOf(tx: EntityManager, side: Side, assigneeId: string | null) {
    if (assigneeId === null) return { assigneeId: null, assigneeName: null };
    const colleague = (await this.office.of(tx, side.templeId)).find(({ accountId }) => accountId === assigneeId);
    if (!colleague) throw NOT_OURS;
    return { assigneeId, assigneeName: colleague.name };
  }
}

const labelsChanged = ({ addLabel, removeLabel }: Handling) => ({
  ...(addLabel ? { labelAdded: addLabel } : {}),
  ...(removeLabel ? { labelRemoved: removeLabel } : {}),
});

const factsOf = ({ status, priority, topic, assigneeName, snoozedUntil }: Conversation) => ({
  status,
  priority,
  topic,
  assignee: assigneeName,
  snoozedUntil: snoozedUntil?.toISOString() ?? null,
});

const WEEK_MS = 7 * 86_400_000;
/** Enough for a median, and soon read. */
const REPLIES_READ = 500;

async function medianFirstReply(reader: EntityManager, box: string): Promise<number | null> {
  const since = new Date(Date.now() - WEEK_MS);
  const rows: { seconds: number | string }[] = await reader.query(
    `SELECT firstReplySeconds AS seconds FROM conversations WHERE officeBox = ? AND lastMessageAt >= ? AND createdAt >= ?
      AND firstReplySeconds IS NOT NULL ORDER BY lastMessageAt DESC LIMIT ${REPLIES_READ}`,
    [box, since, since],
  );
  const seconds = rows.map((row) => toSafeInteger(row.seconds as number)).sort((one, other) => one - other);
  return seconds[Math.floor(seconds.length / 2)] ?? null;
}
