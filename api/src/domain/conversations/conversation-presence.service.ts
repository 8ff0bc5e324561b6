import { Injectable } from '@nestjs/common';
import type { Presence } from '@sannidhi/contracts';
import { MoreThan, Not } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { afterCommit } from '../../platform/database/transaction-scope.ts';
import { ConversationPresence } from './conversation-presence.entity.ts';
import { changeBoxes } from './message-boxes.ts';
import { MessageSignals } from './message-signals.ts';
import { isOfficeOf, ownConversation, sideOf } from './side.ts';

/** A screen says it again before this is over. */
const SHOWN_MS = 20_000;

/** Who is reading or typing. Colleagues see both; the other side only sees typing. */
@Injectable()
export class ConversationPresences {
  constructor(
    private readonly database: Database,
    private readonly signals: MessageSignals,
  ) {}

  /** Throws `not-found`. */
  async of(actor: Actor, id: string): Promise<Presence[]> {
    const side = sideOf(actor);
    const manager = this.database.reader;
    const row = await ownConversation(manager, side, id);
    const isOffice = isOfficeOf(side, row);
    const where = { conversationId: row.id, accountId: Not(side.actor.accountId), until: MoreThan(new Date()) };
    const people = await manager.findBy(ConversationPresence, where);
    return people
      .filter((person) => person.isTyping || person.isOffice === isOffice)
      .map((person) => ({ name: person.name, doing: person.isTyping ? 'typing' : 'reading', isOurs: person.isOffice === isOffice }));
  }

  /** Throws `not-found`. */
  async appear(actor: Actor, id: string, isTyping: boolean): Promise<void> {
    const side = sideOf(actor);
    const { accountId, fullName: name } = side.actor;
    await this.database.transaction(async (tx) => {
      const row = await ownConversation(tx, side, id);
      const isOffice = isOfficeOf(side, row);
      const key = { conversationId: row.id, accountId };
      const before = await tx.findOneBy(ConversationPresence, key);
      const shown = { isOffice, name, isTyping, until: new Date(Date.now() + SHOWN_MS) };
      if (!(await insertOnce(tx, ConversationPresence, { ...key, ...shown }))) await tx.update(ConversationPresence, key, shown);
      if (before?.isTyping === isTyping && before.until > new Date()) return;
      const heardBy = isTyping || before?.isTyping ? [row.askerBox, row.officeBox] : [isOffice ? row.officeBox : row.askerBox];
      await changeBoxes(
        tx,
        row.id,
        'presence',
        heardBy.map((box) => ({ box })),
      );
      afterCommit(() => this.signals.changed(heardBy));
    });
  }
}
