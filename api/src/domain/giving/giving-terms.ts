import type { EntityManager } from 'typeorm';
import { findTogether } from '../../platform/database/find-together.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Fund } from '../funds/fund.entity.ts';
import { TempleGiving } from '../giving-settings/temple-giving.entity.ts';
import { TaxPolicyVersion } from '../tax-policy/tax-policy.entity.ts';
import { type CurrentTaxPolicy, currentTaxPolicy } from '../tax-policy/tax-policy.service.ts';
import { Temple } from '../temples/temple.entity.ts';

/** What a gift to a temple depends on, as it is now. */
export interface GivingTerms {
  temple: Temple;
  /** Null where the temple has none yet. */
  settings: TempleGiving | null;
  policy: CurrentTaxPolicy;
  /** The named purposes that are offered to devotees, by id. */
  funds: Map<string, Fund>;
}

/**
 * Reads the terms in one statement. Throws `temple-not-accepting`: unknown, unapproved and suspended temples look alike. A fund that is
 * closed, another temple's, unknown or not offered to devotees is missing.
 */
export async function givingTerms(manager: EntityManager, templeSlug: string, fundIds: readonly string[]): Promise<GivingTerms> {
  const rows = await findTogether(manager, {
    rows: { temple: Temple },
    optional: { settings: TempleGiving, policy: TaxPolicyVersion, fund: Fund },
    from: `FROM temples temple
      LEFT JOIN temple_giving settings ON settings.templeId = temple.id
      LEFT JOIN tax_policies policy ON policy.templeId = temple.id
        AND policy.version = (SELECT MAX(version) FROM tax_policies newest WHERE newest.templeId = temple.id)
      LEFT JOIN funds fund ON fund.templeId = temple.id AND fund.active = ? AND fund.isPublic = ?
        AND fund.id IN (${fundIds.map(() => '?').join(', ')})
      WHERE temple.slug = ? AND temple.status = 'approved'`,
    values: [true, true, ...fundIds, templeSlug],
  });
  const [first] = rows;
  if (!first) throw new DomainError('temple-not-accepting');
  const { temple, settings, policy } = first;
  const funds = new Map(rows.flatMap(({ fund }) => (fund ? [[fund.id, fund]] : [])));
  return { temple, settings, policy: currentTaxPolicy(policy), funds };
}
