import type { EHundiCode } from '../../src/domain/funds/e-hundi-code.entity.ts';
import { EHundiCode as EHundiCodeEntity } from '../../src/domain/funds/e-hundi-code.entity.ts';
import type { Fund } from '../../src/domain/funds/fund.entity.ts';
import { FundsService } from '../../src/domain/funds/funds.service.ts';
import type { Temple } from '../../src/domain/temples/temple.entity.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import type { TestApi } from '../start-test-api.ts';
import { buildTemple } from './temple.factory.ts';

export interface GivingTemple {
  temple: Temple;
  general: Fund;
  annadanam: Fund;
  building: Fund;
}

/** An approved temple with its first three funds. */
export async function buildGivingTemple(api: TestApi, given: Partial<Temple> = {}): Promise<GivingTemple> {
  const temple = await buildTemple(api, given);
  const [general, annadanam, building] = await api.database.transaction((tx) => api.get(FundsService).openFirst(tx, temple.id));
  return { temple, general: general!, annadanam: annadanam!, building: building! };
}

/** An active QR code that points to a fund. */
export async function buildEHundiCode(api: TestApi, fund: Fund, given: Partial<EHundiCode> = {}): Promise<EHundiCode> {
  const code = { templeId: fund.templeId, id: newId(), name: 'Main hall', fundId: fund.id, active: true, createdAt: new Date(), ...given };
  await api.database.transaction((tx) => tx.insert(EHundiCodeEntity, code));
  return code;
}
