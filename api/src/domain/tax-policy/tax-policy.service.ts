import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  DEFAULT_TAX_RULES,
  messagesOf,
  TAXED_KINDS,
  type TaxedKind,
  type TaxPolicy,
  type TaxRule,
  type taxPolicyEndpoints,
  taxPolicyNoun,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { isDuplicate } from '../../platform/database/database-errors.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError, fieldError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { TaxPolicyVersion } from './tax-policy.entity.ts';

const say = messagesOf(taxPolicyNoun);

/** The policy that applies to a gift today. Version 0 is the legal default until a treasurer decides. */
export interface CurrentTaxPolicy {
  version: number;
  ruleOf: (kind: TaxedKind) => TaxRule;
}

/** How each temple classes payments, version by version. */
@Injectable()
export class TaxPolicyService {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  async current(manager: EntityManager, templeId: string): Promise<CurrentTaxPolicy> {
    const [newest] = await newestFirst(manager, templeId, 1);
    return currentTaxPolicy(newest ?? null);
  }

  /** Every version, newest first. */
  async list(actor: Actor): Promise<TaxPolicy[]> {
    const { temple } = staffOf(actor);
    return (await newestFirst(this.database.reader, temple.id)).map(view);
  }

  /** Approves a new version. Receipts keep the version they were issued under. Throws `state-conflict` if two people approve at once. */
  async approve(actor: Actor, { rules }: BodyOf<typeof taxPolicyEndpoints.approve>): Promise<TaxPolicy> {
    const staff = staffOf(actor);
    const { temple, accountId, fullName } = staff;
    if (new Set(rules.map((rule) => rule.kind)).size !== TAXED_KINDS.length) {
      throw fieldError('rules', say('tax-policy.class-required'));
    }
    return this.database.transaction(async (tx) => {
      const { version } = await this.current(tx, temple.id);
      const decision = { templeId: temple.id, id: newId(), version: version + 1, rules: rules as TaxRule[] };
      const row = { ...decision, approvedById: accountId, approvedBy: fullName, approvedAt: new Date() };
      await insertRow(tx, TaxPolicyVersion, row).catch(refuseRace);
      const subject = { kind: 'tax-policy', id: row.id };
      const fact = { action: 'tax-policy.approved', subject, after: rules, note: `Version ${row.version}` } as const;
      await this.audit.record(tx, { actor: staff, templeId: temple.id, ...fact });
      return view(row);
    });
  }
}

/** What a temple's newest version means, or that it has none. */
export function currentTaxPolicy(newest: TaxPolicyVersion | null): CurrentTaxPolicy {
  const rules = newest?.rules ?? [];
  return {
    version: newest?.version ?? 0,
    ruleOf: (kind) => rules.find((rule) => rule.kind === kind) ?? { kind, taxClass: DEFAULT_TAX_RULES[kind] },
  };
}

const newestFirst = (manager: EntityManager, templeId: string, take?: number): Promise<TaxPolicyVersion[]> =>
  manager.find(TaxPolicyVersion, { where: { templeId }, order: { version: 'DESC' }, take });

const view = ({ id, version, rules, approvedBy, approvedAt }: TaxPolicyVersion): TaxPolicy => ({
  id,
  version,
  rules,
  approvedBy,
  approvedAt: approvedAt.toISOString(),
});

function refuseRace(error: unknown): never {
  throw isDuplicate(error) ? new DomainError('state-conflict') : error;
}
