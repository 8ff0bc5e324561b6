import { EHundiCode } from '../domain/funds/e-hundi-code.entity.ts';
import { Fund } from '../domain/funds/fund.entity.ts';
import { Temple } from '../domain/temples/temple.entity.ts';
import type { Database } from '../platform/database/database.ts';
import type { DemoLink } from '../platform/web/boot-settings.ts';
import { DEMO_HOME_TEMPLE } from './demo-temples.ts';

/** The first active e-hundi code of the demo's home temple, for the landing page's demo; null if there is none. */
export async function demoLink({ reader }: Database): Promise<DemoLink | null> {
  const temple = await reader.findOneBy(Temple, { slug: DEMO_HOME_TEMPLE });
  if (!temple) return null;
  const code = await reader.findOne(EHundiCode, { where: { templeId: temple.id, active: true }, order: { createdAt: 'ASC', id: 'ASC' } });
  if (!code) return null;
  const fund = await reader.findOneBy(Fund, { templeId: temple.id, id: code.fundId });
  return { temple: temple.slug, qr: code.id, name: temple.name, purpose: fund?.name ?? code.name };
}
