import { Injectable } from '@nestjs/common';
import { BRAND } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { AccountActor } from '../../platform/auth/actor.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import type { Conversation } from './conversation.entity.ts';
import type { ConversationMessageRow } from './conversation-message.entity.ts';
import { conversationNotifications } from './conversation-notifications.ts';
import { KnownDevotees } from './known-devotees.service.ts';
import { PLATFORM_BOX } from './side.ts';

const { kinds } = conversationNotifications;
const TEMPLE = '/temple-admin/messages';
const PLATFORM = '/superadmin/messages';

/** Who is notified of what happens in a conversation. */
@Injectable()
export class ConversationNotices {
  constructor(
    private readonly notifications: Notifications,
    private readonly temples: TemplesService,
    private readonly devotees: KnownDevotees,
  ) {}

  /** The other side, once for all messages until it has read them: the key is how many it had read. */
  async written(tx: EntityManager, row: Conversation, { fromOffice, authorId }: ConversationMessageRow): Promise<void> {
    const key = `${row.id}:${fromOffice ? `asker:${row.askerRead}` : `office:${row.officeRead}`}`;
    const except = authorId ? { except: authorId } : {};
    if (!fromOffice) {
      const said = { params: { from: row.askerName, subject: row.subject }, key, ...except };
      if (row.officeBox === PLATFORM_BOX)
        await this.notifications.notify(tx, kinds['at-platform'], { ...said, concerned: {}, path: at(PLATFORM, row) });
      else await this.toTemple(tx, row, said);
      return;
    }
    const from = row.officeBox === PLATFORM_BOX ? BRAND.name : (await this.temples.of(tx, row.templeId ?? '')).name;
    const said = { params: { from, subject: row.subject }, key, ...except };
    if (row.askerKind === 'temple') return this.toTemple(tx, row, said);
    if (!row.askerId) return;
    const path = at(row.askerKind === 'priest' ? '/priest/messages' : '/devotee/messages', row);
    const concerned = { accountId: row.askerId, ...(row.templeId ? { templeId: row.templeId } : {}) };
    const without = await this.channelsEnded(tx, row);
    await this.notifications.notify(tx, kinds.answered, { ...said, concerned, path, without });
  }

  /** Someone of the office, by a colleague: mentioned in a note, or given the conversation. */
  async colleague(tx: EntityManager, event: 'mentioned' | 'assigned', row: Conversation, accountId: string, by: AccountActor, key: string) {
    if (accountId === by.accountId) return;
    const path = at(row.officeBox === PLATFORM_BOX ? PLATFORM : TEMPLE, row);
    const params = { from: by.fullName, subject: row.subject };
    const concerned = { accountId, ...(row.officeBox !== PLATFORM_BOX && row.templeId ? { templeId: row.templeId } : {}) };
    await this.notifications.notify(tx, kinds[event], { concerned, params, key: `${row.id}:${key}`, path });
  }

  /** Everyone of the office who can answer: nobody did in the promised time. Once for each wait. */
  async overdue(tx: EntityManager, row: Conversation): Promise<void> {
    const said = { params: { from: row.askerName, subject: row.subject }, key: `${row.id}:${row.replyDue?.getTime()}` };
    if (row.officeBox === PLATFORM_BOX)
      await this.notifications.notify(tx, kinds['overdue-at-platform'], { ...said, concerned: {}, path: at(PLATFORM, row) });
    else
      await this.notifications.notify(tx, kinds.overdue, {
        ...said,
        concerned: { templeId: row.templeId ?? '' },
        path: at(TEMPLE, row),
      });
  }

  /** A devotee who ended the temple’s emails gets none about a message they didn’t ask for. */
  private async channelsEnded(tx: EntityManager, { askerKind, askerSent, askerEmail, templeId }: Conversation): Promise<['email'] | []> {
    if (askerKind !== 'devotee' || askerSent > 0 || !askerEmail || !templeId) return [];
    return (await this.devotees.endedEmails(tx, templeId, askerEmail)) ? ['email'] : [];
  }

  private toTemple(
    tx: EntityManager,
    row: Conversation,
    said: { params: { from: string; subject: string }; key: string; except?: string },
  ) {
    return this.notifications.notify(tx, kinds.arrived, { ...said, concerned: { templeId: row.templeId ?? '' }, path: at(TEMPLE, row) });
  }
}

const at = (path: string, { id }: Conversation): string => `${path}?conversation=${id}`;
