import { Injectable } from '@nestjs/common';
import { BRAND, type Correspondent, conversationNoun, messagesOf, type PartyKind } from '@sannidhi/contracts';
import { In } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like.ts';
import { fieldError } from '../../platform/http/domain-error.ts';
import { Account } from '../accounts/account.entity.ts';
import { PriestTemple } from '../priests/priest-temple.entity.ts';
import { SavedTempleRow } from '../temples/saved-temple.entity.ts';
import { Temple } from '../temples/temple.entity.ts';
import { KnownDevotees } from './known-devotees.service.ts';
import { accountBox, PLATFORM_BOX, type Side, sideOf, templeBox } from './side.ts';

/** The two sides of a new conversation. */
export interface Parties {
  templeId: string | null;
  asker: { box: string; kind: PartyKind; accountId: string | null; name: string; email: string | null };
  officeBox: string;
}

const PLATFORM: Correspondent = { kind: 'platform', id: '', name: BRAND.name };
const MOST = 50;
const UNKNOWN = fieldError('toId', messagesOf(conversationNoun)('conversation.to-required'));

/** Who may write to whom: devotees to approved temples, temples to their priests and devotees, and everyone in an office to the platform. */
@Injectable()
export class Correspondents {
  constructor(
    private readonly database: Database,
    private readonly devotees: KnownDevotees,
  ) {}

  /** Those a side may write to, or for devotees the temples they saved; by name, 50 of a kind at most. */
  async list(actor: Actor, search = ''): Promise<Correspondent[]> {
    const side = sideOf(actor);
    switch (side.actor.role) {
      case 'donor':
        return this.savedTemples(side);
      case 'priest':
        return [...(await this.templesServed(side)), PLATFORM];
      case 'temple-admin':
        return [...(await this.devoteesOf(side, search)), ...matching([...(await this.priestsOf(side)), PLATFORM], search)];
      case 'superadmin':
        return this.allTemples(search);
    }
  }

  /** The sides of a conversation that `side` starts. Throws `invalid-fields` for someone it may not write to, and for nobody. */
  async between(side: Side, kind: PartyKind, id: string | undefined): Promise<Parties> {
    const { role } = side.actor;
    if (kind === 'platform' && (role === 'priest' || role === 'temple-admin')) return this.withPlatform(side);
    if (kind === 'temple' && id) return this.withTemple(side, id);
    if (kind === 'priest' && id && role === 'temple-admin') return this.withPriest(side, id);
    if (kind === 'devotee' && id && role === 'temple-admin') return this.withDevotee(side, id);
    throw UNKNOWN;
  }

  private async withPlatform({ box, actor, templeId }: Side): Promise<Parties> {
    const asker = templeId ? await this.templeAsker(templeId) : personAsker(box, actor.role === 'priest' ? 'priest' : 'devotee', actor);
    return { templeId, asker, officeBox: PLATFORM_BOX };
  }

  private async withTemple({ box, actor }: Side, id: string): Promise<Parties> {
    if (actor.role === 'superadmin') return { templeId: id, asker: await this.templeAsker(id), officeBox: PLATFORM_BOX };
    const { reader } = this.database;
    const isPriest = actor.role === 'priest';
    const isKnown = isPriest
      ? await reader.existsBy(PriestTemple, { templeId: id, accountId: actor.accountId })
      : actor.role === 'donor' && (await reader.existsBy(Temple, { id, status: 'approved' }));
    if (!isKnown) throw UNKNOWN;
    return { templeId: id, asker: personAsker(box, isPriest ? 'priest' : 'devotee', actor), officeBox: templeBox(id) };
  }

  private async withPriest({ box, templeId }: Side, accountId: string): Promise<Parties> {
    const { reader } = this.database;
    const serves = templeId !== null && (await reader.existsBy(PriestTemple, { templeId, accountId }));
    const account = serves ? await reader.findOneBy(Account, { id: accountId, status: 'active' }) : null;
    if (!account) throw UNKNOWN;
    return { templeId, asker: personAsker(accountBox(accountId), 'priest', { ...account, accountId }), officeBox: box };
  }

  private async withDevotee({ box, templeId }: Side, accountId: string): Promise<Parties> {
    const isOpen = templeId !== null && (await this.database.reader.existsBy(Temple, { id: templeId, status: 'approved' }));
    const account = isOpen ? await this.devotees.find(templeId, accountId) : undefined;
    if (!account) throw UNKNOWN;
    return { templeId, asker: personAsker(accountBox(accountId), 'devotee', { ...account, accountId }), officeBox: box };
  }

  private async templeAsker(templeId: string): Promise<Parties['asker']> {
    const temple = await this.database.reader.findOneBy(Temple, { id: templeId });
    if (!temple) throw UNKNOWN;
    return { box: templeBox(templeId), kind: 'temple', accountId: null, name: temple.name, email: null };
  }

  private async savedTemples({ actor: { accountId } }: Side): Promise<Correspondent[]> {
    const { reader } = this.database;
    const saved = await reader.find(SavedTempleRow, { where: { accountId }, order: { homeOf: 'DESC', savedAt: 'ASC' }, take: MOST });
    const temples = await reader.findBy(Temple, { id: In(saved.map(({ templeId }) => templeId)), status: 'approved' });
    return saved.flatMap(({ templeId }) => temples.filter(({ id }) => id === templeId).map(asTemple));
  }

  private async templesServed({ actor: { accountId } }: Side): Promise<Correspondent[]> {
    const { reader } = this.database;
    const served = await reader.find(PriestTemple, { where: { accountId }, take: MOST });
    const temples = await reader.find(Temple, { where: { id: In(served.map(({ templeId }) => templeId)) }, order: { name: 'ASC' } });
    return temples.map(asTemple);
  }

  private async priestsOf({ templeId }: Side): Promise<Correspondent[]> {
    const { reader } = this.database;
    const served = templeId ? await reader.find(PriestTemple, { where: { templeId }, take: MOST }) : [];
    const ids = served.map(({ accountId }) => accountId);
    const priests = await reader.find(Account, { where: { id: In(ids), status: 'active' }, order: { fullName: 'ASC' } });
    return priests.map(({ id, fullName }) => ({ kind: 'priest', id, name: fullName }));
  }

  /** Their names and emails are for those who may write to them. */
  private async devoteesOf({ templeId, actor }: Side, search: string): Promise<Correspondent[]> {
    const mayWrite = templeId !== null && staffOf(actor).permissions.includes('messages:reply');
    return mayWrite ? this.devotees.list(templeId, search, MOST) : [];
  }

  private async allTemples(search: string): Promise<Correspondent[]> {
    const query = this.database.reader.createQueryBuilder(Temple, 'temple');
    if (search) query.where("temple.searchText LIKE :search ESCAPE '!'", { search: containing(search) });
    const temples = await query.orderBy('temple.name', 'ASC').addOrderBy('temple.id', 'ASC').take(MOST).getMany();
    return temples.map(asTemple);
  }
}

const matching = (people: readonly Correspondent[], search: string): Correspondent[] =>
  people.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
const asTemple = ({ id, name }: Temple): Correspondent => ({ kind: 'temple', id, name });
const personAsker = (
  box: string,
  kind: PartyKind,
  { accountId, fullName, email }: { accountId: string; fullName: string; email: string },
) => ({
  box,
  kind,
  accountId,
  name: fullName,
  email,
});
