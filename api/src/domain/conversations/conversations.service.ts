import { Injectable } from '@nestjs/common';
import {
  type ConversationDetail,
  type ConversationFolder,
  type ConversationMessage,
  type ConversationRow,
  type ConversationStatus,
  type devoteeMessageEndpoints,
  type MessageCounts,
  type Page,
  type QueryOf,
} from '@sannidhi/contracts';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { type KeysetOrder, keysetPage, mapPage } from '../../platform/database/keyset-page.ts';
import { afterCommit } from '../../platform/database/transaction-scope.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { attachmentsOf } from './attachment-views.ts';
import { Conversation } from './conversation.entity.ts';
import { labelsOf, narrowToLabel } from './conversation-labels.ts';
import { ConversationMessageRow } from './conversation-message.entity.ts';
import { narrowToWords } from './conversation-terms.ts';
import { conversationView, messageView } from './conversation-views.ts';
import { MessageBox } from './message-box.entity.ts';
import { changeBoxes } from './message-boxes.ts';
import { MessageRecords } from './message-records.service.ts';
import { MessageSignals } from './message-signals.ts';
import { accountBox, isOfficeOf, ownConversation, PLATFORM_BOX, type Side, sideOf } from './side.ts';

type ListQuery = QueryOf<typeof devoteeMessageEndpoints.list>;
type ThreadQuery = QueryOf<typeof devoteeMessageEndpoints.thread>;

/** What each folder contains. */
const FOLDER_STATUS: Record<Exclude<ConversationFolder, 'all' | 'platform'>, readonly ConversationStatus[]> = {
  'needs-reply': ['open'],
  mine: ['open', 'pending', 'snoozed'],
  nobodys: ['open', 'pending', 'snoozed'],
  snoozed: ['snoozed'],
  waiting: ['pending'],
  resolved: ['resolved'],
};

/** Conversations as each of their two sides reads them. */
@Injectable()
export class Conversations {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly records: MessageRecords,
    private readonly signals: MessageSignals,
  ) {}

  /** By the last message, or what needs a reply by how long it waits. A temple sees those it answers, or in the folder `platform` those it has with the platform. */
  async list(actor: Actor, { folder = 'all', topic, from, label, search, sort, ...page }: ListQuery): Promise<Page<ConversationRow>> {
    const side = sideOf(actor);
    const manager = this.database.reader;
    const query = manager.createQueryBuilder(Conversation, 'conversation');
    const own = asksAs(side, folder) ? 'askerBox' : 'officeBox';
    if (search) await narrowToWords(manager, query, { side: own, box: side.box }, search);
    else query.where({ [own]: side.box });
    if (own === 'officeBox') inFolder(query, side, folder);
    if (topic) query.andWhere({ topic });
    if (from) query.andWhere({ askerKind: from });
    if (label) narrowToLabel(query, side.box, label);
    const rows = await keysetPage(query, orderOf(side, folder, sort), page);
    const temples = await this.temples.named(manager, templesOf(rows.items));
    const labels = await this.labelsFor(manager, side, rows.items);
    return mapPage(rows, (row) => conversationView(side, row, temples, labels.get(row.id)));
  }

  /** Throws `not-found`, also for somebody else's. */
  one(actor: Actor, id: string): Promise<ConversationDetail> {
    return this.detail(this.database.reader, sideOf(actor), id);
  }

  /** Newest first; notes only for the office. Throws `not-found`. */
  async thread(actor: Actor, id: string, page: ThreadQuery): Promise<Page<ConversationMessage>> {
    const side = sideOf(actor);
    const manager = this.database.reader;
    const conversation = await ownConversation(manager, side, id);
    const isOffice = isOfficeOf(side, conversation);
    const query = manager.createQueryBuilder(ConversationMessageRow, 'message').where({ conversationId: conversation.id });
    if (!isOffice) query.andWhere({ kind: 'message' });
    const rows = await keysetPage(query, { columns: ['number'], direction: 'DESC' }, page);
    const numbers = rows.items.map(({ number }) => number);
    const attached = await attachmentsOf(manager, conversation.id, numbers);
    const records = await this.records.of(manager, side, conversation, numbers);
    return mapPage(rows, (row) => messageView(isOffice, row, attached.get(row.number), records.get(row.number)));
  }

  async counts(actor: Actor): Promise<MessageCounts> {
    return this.countsIn(this.database.reader, sideOf(actor));
  }

  /** Marks the other side's messages as read up to one of them; never fewer than before. Throws `not-found`. */
  async read(actor: Actor, id: string, through: number): Promise<MessageCounts> {
    const side = sideOf(actor);
    return this.database.transaction(async (tx) => {
      const row = await ownConversation(tx, side, id);
      const [mine, theirs] = isOfficeOf(side, row) ? (['officeRead', 'askerSent'] as const) : (['askerRead', 'officeSent'] as const);
      const until = Math.min(through, row[theirs]);
      // The number that was read is part of the condition: of two tabs, one counts.
      const { affected } =
        until > row[mine] ? await tx.update(Conversation, { id: row.id, [mine]: row[mine] }, { [mine]: until }) : { affected: 0 };
      if (affected) {
        const boxes = [row.askerBox, row.officeBox];
        await changeBoxes(tx, row.id, 'read', [
          { box: row.askerBox, unread: mine === 'askerRead' ? row.askerRead - until : 0 },
          { box: row.officeBox },
        ]);
        afterCommit(() => this.signals.changed(boxes));
      }
      return this.countsIn(tx, side);
    });
  }

  /** A conversation as a side sees it, in the caller's transaction. Throws `not-found`. */
  async detail(manager: EntityManager, side: Side, id: string): Promise<ConversationDetail> {
    const row = await ownConversation(manager, side, id);
    const isOffice = isOfficeOf(side, row);
    const { askerBox, officeBox, askerEmail: email, firstReplySeconds } = row;
    const first = { where: { askerBox, officeBox }, order: { createdAt: 'ASC' } } as const;
    const labels = await this.labelsFor(manager, side, [row]);
    const known = isOffice ? await manager.find(Conversation, first) : [];
    return {
      ...conversationView(side, row, await this.temples.named(manager, templesOf([row])), labels.get(row.id)),
      readByThem: isOffice ? row.askerRead : row.officeRead,
      person: isOffice ? { email, since: (known[0] ?? row).createdAt.toISOString(), conversations: known.length, firstReplySeconds } : null,
    };
  }

  private labelsFor(manager: EntityManager, side: Side, rows: readonly Conversation[]): Promise<Map<string, string[]>> {
    const own = rows.filter((row) => isOfficeOf(side, row)).map(({ id }) => id);
    return labelsOf(manager, side.box, own);
  }

  private async countsIn(manager: EntityManager, { box }: Side): Promise<MessageCounts> {
    const counts = await manager.findOneBy(MessageBox, { box });
    return { unread: counts?.unread ?? 0, waiting: counts?.waiting ?? 0 };
  }
}

/** Whether a side's list is of conversations that others answer. */
const asksAs = ({ box, actor }: Side, folder: ConversationFolder): boolean =>
  box === accountBox(actor.accountId) || (box !== PLATFORM_BOX && folder === 'platform');

function inFolder(query: SelectQueryBuilder<Conversation>, { actor }: Side, folder: ConversationFolder): void {
  // The platform is nobody's client.
  if (folder === 'all' || folder === 'platform') return;
  query.andWhere('conversation.status IN (:...statuses)', { statuses: FOLDER_STATUS[folder] });
  if (folder === 'mine') query.andWhere({ assigneeId: actor.accountId });
  if (folder === 'nobodys') query.andWhere('conversation.assigneeId IS NULL');
}

/** Where nobody waits, there is no longest wait. */
function orderOf(side: Side, folder: ConversationFolder, sort: ListQuery['sort']): KeysetOrder<Conversation> {
  const waits = folder === 'needs-reply' && !asksAs(side, folder);
  if (waits && (sort ?? 'waiting') === 'waiting') return { columns: ['waitingSince', 'id'], direction: 'ASC' };
  return { columns: ['lastMessageAt', 'id'], direction: sort === 'oldest' ? 'ASC' : 'DESC' };
}

const templesOf = (rows: readonly Conversation[]): string[] => rows.flatMap(({ templeId }) => templeId ?? []);
