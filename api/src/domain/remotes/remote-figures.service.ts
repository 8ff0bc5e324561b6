import { Injectable } from '@nestjs/common';
import { CANARY_RULE, type ReleaseFigures, type Remote } from '@sannidhi/contracts';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { Database } from '../../platform/database/database.ts';
import { RemoteLoad } from './remote-load.entity.ts';

/** A release's figures, and from how many networks they come. */
export interface NetworkFigures extends ReleaseFigures {
  networks: number;
}

interface PerAddress {
  releaseName: string;
  loads: number | string;
  failures: number | string | null;
}

/** How page loads of releases went, counted so that no address contributes more than a few loads. */
@Injectable()
export class RemoteFiguresService {
  constructor(private readonly database: Database) {}

  /** Distinct page loads and failing ones since an instant, by release; one address counts for at most `CANARY_RULE.loadsPerAddress`. */
  async of(remote: Remote, since: Date): Promise<Map<string, NetworkFigures>> {
    const rows = await this.database.reader
      .createQueryBuilder(RemoteLoad, 'page')
      .select('page.releaseName', 'releaseName')
      .addSelect('COUNT(DISTINCT page.pageLoadId)', 'loads')
      .addSelect('SUM(CASE WHEN page.failed THEN 1 ELSE 0 END)', 'failures')
      .where({ remote })
      .andWhere('page.at >= :since', { since })
      .groupBy('page.releaseName')
      .addGroupBy('page.addressKey')
      .getRawMany<PerAddress>();
    const figures = new Map<string, NetworkFigures>();
    for (const row of rows) {
      const sum = figures.get(row.releaseName) ?? { loads: 0, failures: 0, networks: 0 };
      const capped = cappedPerAddress(toSafeInteger(row.loads), toSafeInteger(row.failures));
      const total = { loads: sum.loads + capped.loads, failures: sum.failures + capped.failures };
      figures.set(row.releaseName, { ...total, networks: sum.networks + 1 });
    }
    return figures;
  }
}

/** One address's contribution: its failure rate over the loads that count. */
export function cappedPerAddress(loads: number, failures: number, most: number = CANARY_RULE.loadsPerAddress): ReleaseFigures {
  if (loads <= most) return { loads, failures };
  return { loads: most, failures: Math.round((failures / loads) * most) };
}
