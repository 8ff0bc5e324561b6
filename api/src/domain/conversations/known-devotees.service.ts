import { Injectable } from '@nestjs/common';
import { type Correspondent, conversationNoun, MESSAGE_TOPICS, messagesOf, WAS_PAID } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like.ts';
import { fieldError } from '../../platform/http/domain-error.ts';
import { Account } from '../accounts/account.entity.ts';
import { consentIn } from '../consents/consent-in-rows.ts';
import { MessageConsents } from '../consents/message-consents.service.ts';
import { Order } from '../orders/order.entity.ts';
import { ordersFoundBy } from '../orders/quick-orders.ts';
import { SavedTempleRow } from '../temples/saved-temple.entity.ts';

const NOT_WANTED = fieldError('toId', messagesOf(conversationNoun)('conversation.not-wanted'));
/** Enough orders for a full list, though one person may have many. */
const ORDERS = 200;

/** A temple's devotees: those who saved it and those who paid for something there. Each decides whether the temple may write first. */
@Injectable()
export class KnownDevotees {
  constructor(
    private readonly database: Database,
    private readonly consents: MessageConsents,
  ) {}

  /** Those the temple may write to, by the beginning of a name or email; without words, those who saved it last. */
  async list(templeId: string, words: string, most: number): Promise<Correspondent[]> {
    const { reader } = this.database;
    const ids = [...new Set([...(await followers(reader, templeId, words, most)), ...(await payers(reader, templeId, words))])];
    const where = { id: In(ids), ...REACHABLE };
    const accounts = ids.length > 0 ? await reader.find(Account, { where, order: { fullName: 'ASC' }, take: most }) : [];
    const refusals = await this.refusalsOf(reader, templeId, accounts);
    return accounts
      .filter(({ id }) => !refusals.has(id))
      .map(({ id, fullName, email }) => ({ kind: 'devotee', id, name: fullName, detail: email }));
  }

  /** The account, if it is a devotee of the temple; undefined for anyone else. Throws `invalid-fields` if they don't want messages. */
  async find(templeId: string, id: string): Promise<Account | undefined> {
    const { reader } = this.database;
    const isKnown =
      (await reader.existsBy(SavedTempleRow, { accountId: id, templeId })) ||
      (await reader.existsBy(Order, { payerAccountId: id, templeId, status: In([...WAS_PAID]) }));
    const account = isKnown ? await reader.findOneBy(Account, { id, ...REACHABLE }) : null;
    if (!account) return undefined;
    await this.assertWanted(reader, templeId, id);
    return account;
  }

  /** Throws `invalid-fields` if the person turned off everything that the temple sends in the app. */
  async assertWanted(manager: EntityManager, templeId: string, accountId: string): Promise<void> {
    if ((await this.refusalsOf(manager, templeId, [{ id: accountId }])).size > 0) throw NOT_WANTED;
  }

  /** Whether the person ended all emails from the temple, or from every temple. */
  async endedEmails(manager: EntityManager, templeId: string, email: string): Promise<boolean> {
    const rows = await this.consents.of(manager, templeId, [email]);
    return refusesAll(rows, templeId, 'email');
  }

  private async refusalsOf(manager: EntityManager, templeId: string, accounts: readonly { id: string }[]): Promise<Set<string>> {
    if (accounts.length === 0) return new Set();
    const ids = accounts.map(({ id }) => id);
    const rows = await this.consents.of(manager, templeId, ids);
    const refuses = (id: string) =>
      refusesAll(
        rows.filter(({ address }) => address === id),
        templeId,
        'in-app',
      );
    return new Set(ids.filter(refuses));
  }
}

const REACHABLE = { role: 'donor' as const, status: 'active' as const, emailVerifiedAt: Not(IsNull()) };

const refusesAll = (rows: Parameters<typeof consentIn>[0], templeId: string, channel: 'email' | 'in-app'): boolean =>
  MESSAGE_TOPICS.every((topic) => consentIn(rows, { templeId, topic, channel }) !== 'allowed');

async function followers(reader: EntityManager, templeId: string, words: string, most: number): Promise<string[]> {
  const query = reader.createQueryBuilder(SavedTempleRow, 'saved').select('saved.accountId', 'id').where({ templeId });
  if (words)
    query
      .innerJoin(Account, 'account', 'account.id = saved.accountId')
      .andWhere("LOWER(CONCAT_WS(' ', account.fullName, account.email)) LIKE :words ESCAPE '!'", { words: containing(words) });
  const rows = await query.orderBy('saved.savedAt', 'DESC').limit(most).getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}

async function payers(reader: EntityManager, templeId: string, words: string): Promise<string[]> {
  const orders = words ? await ordersFoundBy(reader, templeId, words, ORDERS) : [];
  if (orders.length === 0) return [];
  const paid = await reader.findBy(Order, { templeId, id: In(orders), status: In([...WAS_PAID]) });
  return paid.flatMap(({ payerAccountId }) => payerAccountId ?? []);
}
