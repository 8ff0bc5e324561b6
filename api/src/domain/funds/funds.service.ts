import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  type FundPublic,
  type Fund as FundView,
  type fundEndpoints,
  fundNoun,
  messagesOf,
  onlyWorded,
} from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { isDuplicate } from '../../platform/database/database-errors.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { LedgerService } from '../ledger/ledger.service.ts';
import { LedgerBooks } from '../ledger/ledger-books.service.ts';
import { type CurrentTaxPolicy, TaxPolicyService } from '../tax-policy/tax-policy.service.ts';
import { FIRST_FUNDS } from './first-funds.ts';
import { Fund } from './fund.entity.ts';

const say = messagesOf(fundNoun);

type FundBody = BodyOf<typeof fundEndpoints.create>;

/** Each temple's purposes. A fund is closed, never deleted. */
@Injectable()
export class FundsService {
  constructor(
    private readonly database: Database,
    private readonly ledger: LedgerService,
    private readonly books: LedgerBooks,
    private readonly taxPolicy: TaxPolicyService,
    private readonly audit: Audit,
  ) {}

  /** Opens the funds a new temple starts with, in the transaction that creates the temple. */
  async openFirst(tx: EntityManager, templeId: string, at: Date = new Date()): Promise<Fund[]> {
    const funds: Fund[] = [];
    for (const [position, first] of FIRST_FUNDS.entries()) {
      const body = { ...first, public: true, active: true, goalCents: null };
      funds.push(await this.open(tx, templeId, body, position, at));
    }
    return funds;
  }

  /** The purposes offered to devotees, in the temple's order, with the current tax class of a gift to each. */
  async offered(templeId: string): Promise<FundPublic[]> {
    const manager = this.database.reader;
    const [funds, policy] = await Promise.all([
      manager.find(Fund, { where: { templeId, active: true, isPublic: true }, order: { position: 'ASC', name: 'ASC' } }),
      this.taxPolicy.current(manager, templeId),
    ]);
    return funds.map(({ id, name, description, restricted, taxedKind, wording }) => {
      const { taxClass, benefit = null, fairMarketValueCents = 0 } = policy.ruleOf(taxedKind);
      return { id, name, description, restricted, taxClass, benefit, fairMarketValueCents, ...onlyWorded(wording) };
    });
  }

  /**
   * The named funds by id. Throws `fund-closed` for one that is closed, another temple's, unknown, or (unless at the counter) not offered
   * to devotees: from outside they look alike.
   */
  async forGift(
    manager: EntityManager,
    templeId: string,
    fundIds: readonly string[],
    place: 'online' | 'counter',
  ): Promise<Map<string, Fund>> {
    const byId = await this.openAmong(manager, templeId, fundIds, place);
    if (fundIds.some((id) => !byId.has(id))) throw new DomainError('fund-closed');
    return byId;
  }

  /** Those of the named funds that are open, by id: at the counter also what is not offered to devotees. */
  async openAmong(
    manager: EntityManager,
    templeId: string,
    fundIds: readonly string[],
    place: 'online' | 'counter',
  ): Promise<Map<string, Fund>> {
    const open = place === 'online' ? { active: true, isPublic: true } : { active: true };
    const funds = await manager.findBy(Fund, { templeId, id: In([...fundIds]), ...open });
    return new Map(funds.map((fund) => [fund.id, fund]));
  }

  /** The names of funds by id, closed ones included. */
  async namesOf(manager: EntityManager, templeId: string, fundIds: readonly string[]): Promise<Map<string, string>> {
    const funds = await manager.findBy(Fund, { templeId, id: In([...fundIds]) });
    return new Map(funds.map(({ id, name }) => [id, name]));
  }

  /** Every fund of the office's temple with its balance. */
  async list(actor: Actor): Promise<FundView[]> {
    const { temple } = staffOf(actor);
    const manager = this.database.reader;
    const funds = await manager.find(Fund, { where: { templeId: temple.id }, order: { position: 'ASC', name: 'ASC' } });
    const balances = await this.books.fundBalances(manager, temple.id);
    const policy = await this.taxPolicy.current(manager, temple.id);
    return funds.map((fund) => view(fund, policy, balances.get(fund.id) ?? 0));
  }

  /** Opens a fund and its account. Throws `duplicate` if the temple has a fund with this name. */
  async create(actor: Actor, body: FundBody): Promise<FundView> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const position = await tx.countBy(Fund, { templeId });
      const fund = await this.open(tx, templeId, body, position, new Date());
      await this.audit.record(tx, { actor: staff, templeId, action: 'fund.opened', subject: { kind: 'fund', id: fund.id }, after: body });
      return view(fund, await this.taxPolicy.current(tx, templeId), 0);
    });
  }

  /** Changes or closes a fund. Throws `not-found`, or `duplicate` if the temple has a fund with this name. */
  async update(actor: Actor, fundId: string, body: FundBody): Promise<FundView> {
    const staff = staffOf(actor);
    const key = { templeId: staff.temple.id, id: fundId };
    return this.database.transaction(async (tx) => {
      const before = found(await tx.findOneBy(Fund, key));
      await tx.update(Fund, key, { ...columns(body), updatedAt: new Date() }).catch(refuseDouble);
      await this.ledger.nameFundAccount(tx, key.templeId, fundId, body.name);
      await this.recordChange(tx, staff, before, body);
      const balances = await this.books.fundBalances(tx, key.templeId);
      const policy = await this.taxPolicy.current(tx, key.templeId);
      return view(await tx.findOneByOrFail(Fund, key), policy, balances.get(fundId) ?? 0);
    });
  }

  private async recordChange(tx: EntityManager, actor: StaffActor, fund: Fund, after: FundBody): Promise<void> {
    const { name, description, restricted, isPublic, active, taxedKind, goalCents, wording } = fund;
    const before = { name, description, restricted, public: isPublic, active, taxedKind, goalCents, wording: wording ?? {} };
    const subject = { kind: 'fund', id: fund.id };
    await this.audit.record(tx, { actor, templeId: fund.templeId, action: 'fund.changed', subject, before, after });
  }

  private async open(tx: EntityManager, templeId: string, body: FundBody, position: number, at: Date): Promise<Fund> {
    const fund = { templeId, id: newId(), ...columns(body), position, createdAt: at, updatedAt: at };
    await insertRow(tx, Fund, fund).catch(refuseDouble);
    await this.ledger.nameFundAccount(tx, templeId, fund.id, fund.name);
    return fund;
  }
}

const columns = ({ name, description, restricted, public: isPublic, active, taxedKind, goalCents, wording }: FundBody) => ({
  name,
  description,
  restricted,
  isPublic,
  active,
  taxedKind,
  goalCents,
  wording,
});

const view = (fund: Fund, policy: CurrentTaxPolicy, balanceCents: number): FundView => ({
  id: fund.id,
  name: fund.name,
  description: fund.description,
  restricted: fund.restricted,
  public: fund.isPublic,
  active: fund.active,
  taxedKind: fund.taxedKind,
  taxClass: policy.ruleOf(fund.taxedKind).taxClass,
  goalCents: fund.goalCents,
  balanceCents,
  wording: fund.wording ?? {},
});

function refuseDouble(error: unknown): never {
  throw isDuplicate(error) ? fieldError('name', say('fund.name-taken'), 'duplicate') : error;
}
