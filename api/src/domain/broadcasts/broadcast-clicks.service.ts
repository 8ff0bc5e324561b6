import { Inject, Injectable } from '@nestjs/common';
import { type BroadcastLink, broadcastEndpoints } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { found } from '../../platform/http/domain-error.ts';
import { BroadcastRow } from './broadcast.entity.ts';
import { BroadcastClickRow } from './broadcast-click.entity.ts';
import { linksOf } from './broadcast-links.ts';
import { BroadcastRecipientRow } from './broadcast-recipient.entity.ts';

const PURPOSE = 'broadcast-link';

type Sent = Pick<BroadcastRecipientRow, 'templeId' | 'id'>;

/**
 * Counts who follows a link of a broadcast: the only way in which it is known that an email was read. A link names a recipient and a
 * position in the broadcast's own text, so it leads nowhere but to what the office wrote.
 */
@Injectable()
export class BroadcastClicks {
  constructor(
    private readonly database: Database,
    private readonly ring: KeyRing,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** What takes the place of a link in one person's email. */
  linkFor({ templeId, id }: Sent, link: number): string {
    const token = this.ring.seal(PURPOSE, JSON.stringify([templeId, id, link]));
    return this.settings.publicUrl + broadcastEndpoints.follow.path.replace(':token', token);
  }

  /** Where a link leads; `isCounted` for a person who follows it, not for a program that only looks. Throws `not-found` for one that isn't ours. */
  async follow(token: string, { isCounted }: { isCounted: boolean }): Promise<string> {
    const opened = found(this.ring.open(PURPOSE, token));
    const [templeId, id, link]: [string, string, number] = JSON.parse(opened.text);
    const recipient = found(await this.database.reader.findOneBy(BroadcastRecipientRow, { templeId, id }));
    const broadcast = found(await this.database.reader.findOneBy(BroadcastRow, { templeId, id: recipient.broadcastId }));
    const url = found(linksOf(broadcast)[link]);
    if (isCounted && !isErased(recipient)) await this.count(recipient, link);
    // A header carries ASCII only: a path in Devanagari travels encoded.
    return new URL(url).href;
  }

  /** The links of a broadcast with how many people followed each, in the order of the text. */
  async of(manager: EntityManager, broadcast: BroadcastRow): Promise<{ clicked: number; links: BroadcastLink[] }> {
    const { templeId, id } = broadcast;
    const counted: { link: number; people: number | string }[] = await manager.query(
      'SELECT link, COUNT(*) AS people FROM broadcast_clicks WHERE templeId = ? AND broadcastId = ? GROUP BY link',
      [templeId, id],
    );
    const [row]: { people: number | string }[] = await manager.query(
      'SELECT COUNT(DISTINCT recipientId) AS people FROM broadcast_clicks WHERE templeId = ? AND broadcastId = ?',
      [templeId, id],
    );
    const peopleOf = (link: number) => toSafeInteger(counted.find((one) => one.link === link)?.people ?? 0);
    return {
      clicked: toSafeInteger(row?.people ?? 0),
      links: linksOf(broadcast).map((url, link) => ({ url, people: peopleOf(link) })),
    };
  }

  /** How often each of these recipients followed a link, by their ids. */
  async ofRecipients(
    manager: EntityManager,
    { templeId, id }: Pick<BroadcastRow, 'templeId' | 'id'>,
    recipients: readonly string[],
  ): Promise<ReadonlyMap<string, number>> {
    const where = { templeId, broadcastId: id, recipientId: In([...recipients]) };
    const rows = recipients.length > 0 ? await manager.findBy(BroadcastClickRow, where) : [];
    const clicks = new Map<string, number>();
    for (const { recipientId, clicks: more } of rows) clicks.set(recipientId, (clicks.get(recipientId) ?? 0) + more);
    return clicks;
  }

  private count({ templeId, broadcastId, id: recipientId }: BroadcastRecipientRow, link: number): Promise<void> {
    const key = { templeId, broadcastId, recipientId, link };
    return this.database.transaction(async (tx) => {
      if (await insertOnce(tx, BroadcastClickRow, { ...key, clicks: 1, firstAt: new Date() })) return;
      const sql = 'UPDATE broadcast_clicks SET clicks = clicks + 1 WHERE templeId = ? AND broadcastId = ? AND recipientId = ? AND link = ?';
      await execute(tx, sql, [templeId, broadcastId, recipientId, link]);
    });
  }
}

/** Whose account is deleted isn't observed any more. */
const isErased = ({ id, address }: BroadcastRecipientRow): boolean => address === id;
