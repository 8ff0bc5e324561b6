import { type OtherLanguage, type OwnWording, onlyWorded } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { Fund } from './fund.entity.ts';

/** What something kept of its fund: its name at the time. */
export interface FundLabel {
  templeId: string;
  fundId: string | null;
  label: string;
}

type LabelWording = OwnWording<'label'>;

/**
 * How the temples word the funds of these lines in other languages, read at once. A line keeps its own label where the fund has been
 * renamed since, or isn't worded.
 */
export async function fundWords(
  manager: EntityManager,
  lines: readonly FundLabel[],
): Promise<(line: FundLabel) => { wording?: LabelWording }> {
  const byTemple = new Map<string, Set<string>>();
  for (const { templeId, fundId } of lines) if (fundId) byTemple.set(templeId, (byTemple.get(templeId) ?? new Set()).add(fundId));
  const where = [...byTemple].map(([templeId, ids]) => ({ templeId, id: In([...ids]) }));
  const funds = where.length > 0 ? await manager.findBy(Fund, where) : [];
  const byId = new Map(funds.map((fund) => [fund.id, fund]));
  return ({ fundId, label }) => {
    const fund = fundId ? byId.get(fundId) : undefined;
    return onlyWorded(fund?.name === label ? labels(fund) : null);
  };
}

const labels = ({ wording }: Fund): LabelWording =>
  Object.fromEntries(Object.entries(wording ?? {}).flatMap(([code, { name }]) => (name ? [[code as OtherLanguage, { label: name }]] : [])));
