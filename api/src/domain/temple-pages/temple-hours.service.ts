import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  messagesOf,
  type OwnTempleHours,
  REPLY_HOURS,
  type SpecialDay,
  type TempleHours,
  type templeHoursEndpoints,
  templeNoun,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { localDateAt } from '../../platform/documents/words.ts';
import { DomainError, fieldError } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { TempleHoursRow } from './temple-hours.entity.ts';

const say = messagesOf(templeNoun);
const NO_HOURS: OwnTempleHours = { weekly: [], special: [], version: 0, replyHours: REPLY_HOURS };
const NEXT_VERSION = () => 'COALESCE(version, 0) + 1';

/** When a temple is open: every week, and on special days. */
@Injectable()
export class TempleHoursService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly audit: Audit,
  ) {}

  /** The hours of the actor's temple. */
  async own(actor: Actor): Promise<OwnTempleHours> {
    const { id, timeZone } = await this.temples.byId(staffOf(actor).temple.id);
    const { version, replyHours, ...hours } = await stored(this.database.reader, id);
    return { ...toCome(hours, today(timeZone)), version, replyHours };
  }

  /** A temple's hours, without the special days that have passed there. */
  of(temple: Pick<Temple, 'id' | 'timeZone'>): Promise<TempleHours> {
    return this.in(this.database.reader, temple).then(({ hours }) => hours);
  }

  /** The same in the caller's transaction, and within how many of them it answers messages. */
  async in(manager: EntityManager, { id, timeZone }: Pick<Temple, 'id' | 'timeZone'>): Promise<{ hours: TempleHours; replyHours: number }> {
    const { version: _version, replyHours, ...hours } = await stored(manager, id);
    return { hours: toCome(hours, today(timeZone)), replyHours };
  }

  /**
   * Replaces the hours of the actor's temple. Throws `invalid-fields` for a day that has passed, and `hours-changed` if somebody changed
   * them since the version that the actor looked at.
   */
  async change(
    actor: Actor,
    { version, weekly, special, replyHours }: BodyOf<typeof templeHoursEndpoints.change>,
  ): Promise<OwnTempleHours> {
    const staff = staffOf(actor);
    const { id: templeId, timeZone } = await this.temples.byId(staff.temple.id);
    const now = today(timeZone);
    const past = special.findIndex(({ date }) => date < now);
    if (past >= 0) throw fieldError(`special[${past}].date`, say('temple.date-passed'));
    const hours: TempleHours = { weekly, special: special.toSorted(byDate) };
    return this.database.transaction(async (tx) => {
      const { version: _version, ...before } = await stored(tx, templeId);
      const after = { ...hours, replyHours: replyHours ?? before.replyHours };
      await replace(tx, { templeId, ...after, updatedAt: new Date() }, version);
      const subject = { kind: 'temple', id: templeId };
      await this.audit.record(tx, { actor: staff, templeId, action: 'temple.hours-changed', subject, before, after });
      return { ...after, version: version + 1 };
    });
  }
}

/** Writes the next version, if the one it was made from is still there. */
async function replace(tx: EntityManager, row: Omit<TempleHoursRow, 'version'>, version: number): Promise<void> {
  const { templeId, ...hours } = row;
  if (version === 0 && (await insertOnce(tx, TempleHoursRow, { ...row, version: 1 }))) return;
  const { affected } = await tx
    .createQueryBuilder()
    .update(TempleHoursRow)
    .set({ ...hours, version: NEXT_VERSION })
    .where('templeId = :templeId AND COALESCE(version, 0) = :version', { templeId, version })
    .execute();
  if (affected === 0) throw new DomainError('hours-changed');
}

async function stored(manager: EntityManager, templeId: string): Promise<OwnTempleHours> {
  const row = await manager.findOneBy(TempleHoursRow, { templeId });
  if (!row) return NO_HOURS;
  return { weekly: row.weekly, special: row.special, version: row.version ?? 0, replyHours: row.replyHours ?? REPLY_HOURS };
}

const today = (timeZone: string): string => localDateAt(new Date(), timeZone);

const toCome = ({ weekly, special }: TempleHours, now: string): TempleHours => ({
  weekly,
  special: special.filter(({ date }) => date >= now),
});

const byDate = (a: SpecialDay, b: SpecialDay): number => (orderOf(a) < orderOf(b) ? -1 : 1);
const orderOf = ({ date, from }: SpecialDay): string => `${date} ${from ?? ''}`;
