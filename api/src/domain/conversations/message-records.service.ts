import { Inject, Injectable } from '@nestjs/common';
import { conversationNoun, type MessageRecord, messagesOf } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { fieldError } from '../../platform/http/domain-error.ts';
import type { Conversation } from './conversation.entity.ts';
import { MessageRecordRow } from './message-record.entity.ts';
import { type FoundRecord, RECORD_PARTS, type RecordPart, type RecordsWanted } from './record-part.ts';
import { isOfficeOf, ownConversation, type Side, sideOf } from './side.ts';

const MISSING = fieldError('record', messagesOf(conversationNoun)('conversation.record-missing'));
/** To choose from, of each noun. */
const SHOWN = 10;

type Between = Pick<Conversation, 'id' | 'askerKind' | 'askerId' | 'templeId' | 'officeBox'>;
interface Named {
  noun: string;
  id: string;
}

/**
 * The gifts and bookings that messages carry. Only the devotee's own at this temple, and each side only sees what it sees elsewhere: staff
 * without the permission for a noun see a message without its record.
 */
@Injectable()
export class MessageRecords {
  constructor(
    private readonly database: Database,
    @Inject(RECORD_PARTS) private readonly parts: readonly RecordPart[],
  ) {}

  /** What the actor's next message may carry, newest first. Throws `not-found`. */
  async choices(actor: Actor, conversationId: string): Promise<MessageRecord[]> {
    const side = sideOf(actor);
    const manager = this.database.reader;
    const row = await ownConversation(manager, side, conversationId);
    const found = await Promise.all(this.partsFor(side, row).map((part) => this.found(manager, side, row, part)));
    return found.flat().sort((one, other) => other.at.localeCompare(one.at));
  }

  /** Lets a message carry a record. Throws `invalid-fields` for one that isn't the devotee's at this temple, or that the author may not see. */
  async attach(tx: EntityManager, side: Side, row: Between, messageNumber: number, { noun, id }: Named): Promise<MessageRecord> {
    const [part] = this.partsFor(side, row).filter((one) => one.noun === noun);
    const [record] = part ? await this.found(tx, side, row, part, [id]) : [];
    if (!record) throw MISSING;
    await insertRow(tx, MessageRecordRow, { conversationId: row.id, messageNumber, noun, recordId: id });
    return record;
  }

  /** What messages carry, by their numbers, as a side may see it now. */
  async of(manager: EntityManager, side: Side, row: Between, numbers: readonly number[]): Promise<ReadonlyMap<number, MessageRecord>> {
    const where = { conversationId: row.id, messageNumber: In([...numbers]) };
    const carried = numbers.length > 0 && this.isPossible(row) ? await manager.findBy(MessageRecordRow, where) : [];
    const records = new Map<number, MessageRecord>();
    if (carried.length === 0) return records;
    for (const part of this.partsFor(side, row)) {
      const its = carried.filter(({ noun }) => noun === part.noun);
      const ids = [...new Set(its.map(({ recordId }) => recordId))];
      const found = ids.length > 0 ? await this.found(manager, side, row, part, ids) : [];
      for (const { messageNumber, recordId } of its) {
        const record = found.find(({ id }) => id === recordId);
        if (record) records.set(messageNumber, record);
      }
    }
    return records;
  }

  private async found(manager: EntityManager, side: Side, row: Between, part: RecordPart, ids?: string[]): Promise<MessageRecord[]> {
    const { templeId, askerId: accountId } = row;
    if (!templeId || !accountId) return [];
    const wanted: RecordsWanted = { templeId, accountId, limit: ids?.length ?? SHOWN, ...(ids ? { ids } : {}) };
    const isOffice = isOfficeOf(side, row);
    return (await part.find(manager, wanted)).map((record) => viewOf(part, record, isOffice));
  }

  private partsFor(side: Side, row: Between): readonly RecordPart[] {
    if (!this.isPossible(row)) return [];
    if (!isOfficeOf(side, row)) return this.parts;
    const { permissions } = staffOf(side.actor);
    return this.parts.filter(({ permission }) => permissions.includes(permission));
  }

  private isPossible({ askerKind, askerId, templeId }: Between): boolean {
    return askerKind === 'devotee' && askerId !== null && templeId !== null;
  }
}

const viewOf = ({ noun }: RecordPart, { id, title, amountCents, at, number, ...paths }: FoundRecord, isOffice: boolean): MessageRecord => ({
  noun,
  id,
  title,
  amountCents,
  at: at.toISOString(),
  number,
  path: isOffice ? paths.officePath : paths.ownPath,
});
