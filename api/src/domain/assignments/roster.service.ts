import { Injectable } from '@nestjs/common';
import { type EntityManager, In, LessThan, MoreThan } from 'typeorm';
import { found } from '../../platform/http/domain-error.ts';
import { Account } from '../accounts/account.entity.ts';
import { Priest } from '../priests/priest.entity.ts';
import { PriestHours } from '../priests/priest-availability.entity.ts';
import { PriestDayOff } from '../priests/priest-day-off.entity.ts';
import { hoursView } from '../priests/priest-hours.service.ts';
import { lockPriests } from '../priests/priest-lock.ts';
import { PriestTemple } from '../priests/priest-temple.entity.ts';
import { priestFacts } from '../priests/priests.service.ts';
import { Temple } from '../temples/temple.entity.ts';
import type { Candidate, Commitment, Need } from './candidate.ts';
import { monthEnd, monthStart } from './choose-priest.ts';
import { homeSpots } from './home-spots.ts';
import { PriestAssignmentRow } from './priest-assignment.entity.ts';

/** Further than any rule looks around a service. */
const AROUND_MS = 9 * 86_400_000;
/** What counts as a priest's time. */
const TAKEN = ['offered', 'accepted', 'completed'] as const satisfies PriestAssignmentRow['state'][];

/** A stretch of time at a temple. */
type Around = Pick<Need, 'temple' | 'startsAt' | 'endsAt'>;

/** A temple's priests with everything the rules look at. */
@Injectable()
export class Roster {
  /** All of them by account, or only one. */
  async of(manager: EntityManager, around: Around, accountId?: string): Promise<Candidate[]> {
    const where = { templeId: around.temple.id, ...(accountId ? { accountId } : {}) };
    const served = await manager.find(PriestTemple, { where, order: { accountId: 'ASC' } });
    if (served.length === 0) return [];
    const ids = served.map((each) => each.accountId);
    const accounts = await manager.findBy(Account, { id: In(ids), role: 'priest', status: 'active' });
    const [profiles, hours, daysOff] = await this.facts(manager, ids);
    const commitments = await this.commitments(manager, ids, around);
    return served
      .filter((each) => accounts.some(({ id }) => id === each.accountId))
      .map((each): Candidate => {
        const own = <Row extends { accountId: string }>(rows: readonly Row[]) => rows.filter((row) => row.accountId === each.accountId);
        const facts = priestFacts(own(profiles)[0] ?? null);
        return {
          accountId: each.accountId,
          fullName: found(accounts.find(({ id }) => id === each.accountId)).fullName,
          since: each.createdAt,
          ...facts,
          skills: [...facts.skills, ...(each.skills ?? [])],
          ...hoursView(own(hours)),
          daysOff: own(daysOff).map(({ fromDate, untilDate, reason }) => ({ from: fromDate, until: untilDate, reason })),
          commitments: commitments.get(each.accountId) ?? [],
        };
      });
  }

  /** The same, after locking them. */
  async locked(tx: EntityManager, around: Around): Promise<Candidate[]> {
    const served = await tx.findBy(PriestTemple, { templeId: around.temple.id });
    await lockPriests(
      tx,
      served.map(({ accountId }) => accountId),
    );
    return this.of(tx, around);
  }

  private async facts(manager: EntityManager, ids: readonly string[]) {
    const accountId = In([...ids]);
    return [
      await manager.findBy(Priest, { accountId }),
      await manager.findBy(PriestHours, { accountId }),
      await manager.findBy(PriestDayOff, { accountId }),
    ] as const;
  }

  private async commitments(manager: EntityManager, ids: readonly string[], around: Around): Promise<Map<string, Commitment[]>> {
    const from = new Date(Math.min(monthStart(around).getTime(), around.startsAt.getTime() - AROUND_MS));
    const last = { temple: around.temple, startsAt: around.endsAt };
    const until = new Date(Math.max(monthEnd(last).getTime(), around.endsAt.getTime() + AROUND_MS));
    const where = { accountId: In([...ids]), state: In([...TAKEN]), startsAt: LessThan(until), endsAt: MoreThan(from) };
    const rows = await manager.find(PriestAssignmentRow, { where, order: { startsAt: 'ASC', id: 'ASC' } });
    const temples = await manager.findBy(Temple, { id: In([...new Set(rows.map(({ templeId }) => templeId))]) });
    const spots = new Map(temples.map((temple) => [temple.id, temple]));
    const homes = await homeSpots(manager, rows);
    const byPriest = new Map<string, Commitment[]>();
    for (const { id, accountId, templeId, slotId, startsAt, endsAt } of rows) {
      const own = byPriest.get(accountId) ?? [];
      const home = homes.get(slotId ?? '');
      const place = { at: home ?? found(spots.get(templeId)), isHome: home !== undefined };
      byPriest.set(accountId, [...own, { id, templeId, startsAt, endsAt, ...place }]);
    }
    return byPriest;
  }
}
