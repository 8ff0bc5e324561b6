import { Injectable } from '@nestjs/common';
import { type BodyOf, LIVE_ASSIGNMENTS, type priestEndpoints, type TemplePriest, type TemplePriestDetail } from '@sannidhi/contracts';
import { type EntityManager, In, MoreThan, MoreThanOrEqual } from 'typeorm';
import { type Actor, accountOf, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { Account } from '../accounts/account.entity.ts';
import { Audit } from '../audit/audit.ts';
import { Priest } from '../priests/priest.entity.ts';
import { photoView } from '../priests/priest-photos.service.ts';
import { PriestTemple } from '../priests/priest-temple.entity.ts';
import { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { AssignmentViews } from './assignment-views.service.ts';
import type { Candidate } from './candidate.ts';
import { monthEnd, monthHours, monthStart } from './choose-priest.ts';
import { PriestAssignmentRow } from './priest-assignment.entity.ts';
import { ReleasedPriests } from './released-priests.service.ts';
import { Roster } from './roster.service.ts';

const AHEAD = 20;

/** The priests of a temple, as its office knows them. */
@Injectable()
export class TemplePriests {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly roster: Roster,
    private readonly released: ReleasedPriests,
    private readonly views: AssignmentViews,
    private readonly audit: Audit,
  ) {}

  /** By name. */
  async list(actor: Actor): Promise<TemplePriest[]> {
    return this.read(this.database.reader, staffOf(actor).temple.id);
  }

  /** Throws `not-found`, also for another temple's. */
  async one(actor: Actor, accountId: string): Promise<TemplePriestDetail> {
    const manager = this.database.reader;
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    const priest = await this.readOne(manager, temple.id, accountId);
    const [candidate] = await this.roster.of(manager, aroundNow(temple), accountId);
    const { weekly, exceptions, daysOff } = found(candidate);
    const where = { templeId: temple.id, accountId, state: In([...LIVE_ASSIGNMENTS]), startsAt: MoreThanOrEqual(new Date()) };
    const rows = await manager.find(PriestAssignmentRow, { where, order: { startsAt: 'ASC', id: 'ASC' }, take: AHEAD });
    const ahead = await this.views.own(manager, rows);
    return {
      ...priest,
      weekly,
      exceptions,
      daysOff: daysOff.map(({ from, until }) => ({ from, until })),
      ahead: ahead.map(({ id, state, service, startsAt, endsAt }) => ({ id, state, service, startsAt, endsAt })),
    };
  }

  /** What the temple knows they perform. Throws `not-found`. */
  async change(actor: Actor, accountId: string, { skillsHere }: BodyOf<typeof priestEndpoints.change>): Promise<TemplePriest> {
    const staff = staffOf(actor);
    const key = { templeId: staff.temple.id, accountId };
    return this.database.transaction(async (tx) => {
      const before = found(await tx.findOneBy(PriestTemple, key));
      await tx.update(PriestTemple, key, { skills: skillsHere });
      const subject = { kind: 'priest', id: accountId };
      const change = { before: { skills: before.skills ?? [] }, after: { skills: skillsHere } };
      await this.audit.record(tx, { actor: staff, templeId: key.templeId, action: 'priest.changed', subject, ...change });
      return this.readOne(tx, key.templeId, accountId);
    });
  }

  /** Ends a priest's service; their services ahead are offered to others. Throws `not-found`. */
  async release(actor: Actor, accountId: string): Promise<void> {
    await this.end(actor, { templeId: staffOf(actor).temple.id, accountId });
  }

  /** The same by the priest, also at a temple that is suspended or was never approved. Throws `not-found`. */
  async leave(actor: Actor, slug: string): Promise<void> {
    const { id: templeId } = found(await this.database.reader.findOneBy(Temple, { slug }));
    await this.end(actor, { templeId, accountId: accountOf(actor).accountId });
  }

  private async end(actor: Actor, key: Pick<PriestTemple, 'templeId' | 'accountId'>): Promise<void> {
    const { templeId, accountId } = key;
    await this.database.transaction(async (tx) => {
      if ((await tx.delete(PriestTemple, key)).affected !== 1) throw new DomainError('not-found');
      // What has begun is theirs: it is marked, and its dakshina owed, as for everybody.
      const ahead = { ...key, state: In([...LIVE_ASSIGNMENTS]), startsAt: MoreThan(new Date()) };
      await this.released.giveBack(tx, await tx.findBy(PriestAssignmentRow, ahead), actor);
      await this.audit.record(tx, { actor, templeId, action: 'priest.left', subject: { kind: 'priest', id: accountId } });
    });
  }

  private async readOne(manager: EntityManager, templeId: string, accountId: string): Promise<TemplePriest> {
    const [priest] = await this.read(manager, templeId, accountId);
    return found(priest);
  }

  private async read(manager: EntityManager, templeId: string, accountId?: string): Promise<TemplePriest[]> {
    const temple = await this.temples.of(manager, templeId);
    const around = aroundNow(temple);
    const candidates = await this.roster.of(manager, around, accountId);
    const ids = In(candidates.map((each) => each.accountId));
    const served = await manager.findBy(PriestTemple, { templeId, accountId: ids });
    const accounts = await manager.findBy(Account, { id: ids });
    const profiles = await manager.findBy(Priest, { accountId: ids });
    const photoOf = ({ accountId: id }: Candidate) => profiles.find((row) => row.accountId === id)?.photo;
    const offered = await manager.findBy(PriestAssignmentRow, { accountId: ids, templeId, state: 'offered' });
    return candidates
      .map((each) => ({
        ...rowOf(each, around),
        photo: photoView(photoOf(each)),
        email: accounts.find(({ id }) => id === each.accountId)?.email ?? '',
        ...skillsOf(each, served.find((row) => row.accountId === each.accountId)?.skills ?? []),
        offered: offered.filter((row) => row.accountId === each.accountId).length,
      }))
      .sort((a, b) => a.fullName.localeCompare(b.fullName));
  }
}

/** What a list asks the roster for: this month. */
const aroundNow = (temple: Temple) => ({ temple, startsAt: new Date(), endsAt: new Date() });

/** Their own words, and the temple's, apart. */
const skillsOf = ({ skills }: Candidate, skillsHere: string[]) => ({
  skills: skills.slice(0, skills.length - skillsHere.length),
  skillsHere,
});

function rowOf(
  candidate: Candidate,
  around: ReturnType<typeof aroundNow>,
): Omit<TemplePriest, 'email' | 'photo' | 'skillsHere' | 'offered'> {
  const { accountId, fullName, since, languages, traditions, skills, travelMiles, maxPerDay, maxPerWeek, commitments } = candidate;
  const here = commitments.filter(
    ({ templeId, startsAt }) => templeId === around.temple.id && startsAt >= monthStart(around) && startsAt < monthEnd(around),
  );
  return {
    id: accountId,
    fullName,
    since: since.toISOString(),
    languages,
    traditions,
    skills,
    travelMiles,
    maxPerDay,
    maxPerWeek,
    servicesThisMonth: here.length,
    hoursThisMonth: Math.round(monthHours(candidate, around) * 10) / 10,
  };
}
