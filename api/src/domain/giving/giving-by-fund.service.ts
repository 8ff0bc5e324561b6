import { Injectable } from '@nestjs/common';
import type { GivingByFund, ledgerEndpoints, QueryOf } from '@sannidhi/contracts';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { localDateAt } from '../../platform/documents/words.ts';
import { FundsService } from '../funds/funds.service.ts';
import { FundMovements } from '../ledger/fund-movements.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { mondaysUpTo } from './weeks.ts';

/** What funds received, as the office's chart draws it. Figures come from the ledger alone. */
@Injectable()
export class GivingByFundService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly movements: FundMovements,
    private readonly funds: FundsService,
  ) {}

  /** Net cents per fund and week at the actor's temple, the running week last; weeks start on the temple's Monday. */
  async weekly(actor: Actor, { weeks }: QueryOf<typeof ledgerEndpoints.givingByFund>, now = new Date()): Promise<GivingByFund> {
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    const mondays = mondaysUpTo(localDateAt(now, temple.timeZone), weeks + 1);
    const manager = this.database.reader;
    const nets = await Promise.all(
      mondays.slice(0, -1).map((from, week) => this.movements.netOf(manager, temple.id, from, mondays[week + 1] ?? from)),
    );
    const fundIds = [...new Set(nets.flatMap((net) => [...net.keys()]))];
    const names = await this.funds.namesOf(manager, temple.id, fundIds);
    const funds = fundIds.map((id) => ({ id, name: names.get(id) ?? '', receivedCents: nets.map((net) => net.get(id) ?? 0) }));
    return { weeks: mondays.slice(0, -1), funds: funds.sort((a, b) => total(b.receivedCents) - total(a.receivedCents)) };
  }
}

const total = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0);
