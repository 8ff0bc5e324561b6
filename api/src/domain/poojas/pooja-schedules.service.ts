import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  messagesOf,
  type PoojaSchedule,
  type poojaScheduleEndpoints,
  poojaSlotNoun,
  type SlotRule,
} from '@sannidhi/contracts';
import { dateAt, daysAfter, FESTIVAL_IDS, VRATA_IDS } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { fieldError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { serviceOf } from './pooja-catalog.service.ts';
import { PoojaScheduleRow } from './pooja-schedule.entity.ts';
import { PoojaServiceRow } from './pooja-service.entity.ts';
import { SlotMaker } from './slot-maker.service.ts';

type ScheduleBody = BodyOf<typeof poojaScheduleEndpoints.add>;

const say = messagesOf(poojaSlotNoun);

const OBSERVED: ReadonlySet<string> = new Set([...FESTIVAL_IDS, ...VRATA_IDS]);
/** Dates of a rule shown while it is written. */
const PREVIEWED = 12;
const PREVIEW_DAYS = 400;

/** The rules that make a temple's slots. */
@Injectable()
export class PoojaSchedules {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly maker: SlotMaker,
    private readonly audit: Audit,
  ) {}

  /** Every schedule of the actor's temple. */
  async list(actor: Actor): Promise<PoojaSchedule[]> {
    const templeId = staffOf(actor).temple.id;
    const manager = this.database.reader;
    const rows = await manager.find(PoojaScheduleRow, { where: { templeId }, order: { createdAt: 'ASC', id: 'ASC' } });
    const services = await manager.findBy(PoojaServiceRow, { templeId });
    return rows.map((row) => scheduleView(row, services.find(({ id }) => id === row.serviceId)?.name ?? ''));
  }

  /** Adds a schedule and makes its slots. Throws `not-found` for another temple's pooja. */
  async add(actor: Actor, body: ScheduleBody): Promise<PoojaSchedule> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    const at = new Date();
    const planned = await this.maker.plan({ templeId, ...columns(body) }, at);
    return this.database.transaction(async (tx) => {
      const service = await serviceOf(tx, templeId, body.serviceId);
      const row: PoojaScheduleRow = { templeId, id: newId(), ...columns(body), madeThrough: body.startsOn, createdAt: at, updatedAt: at };
      await insertRow(tx, PoojaScheduleRow, row);
      if (row.active) await this.maker.make(tx, row, planned);
      await this.record(tx, staff, 'pooja-schedule.added', row.id, body);
      return scheduleView(row, service.name);
    });
  }

  /** Changes a schedule and rebuilds its slots; what families have booked stays at its time. Throws `not-found` and `slot-in-opening`. */
  async change(actor: Actor, scheduleId: string, body: ScheduleBody): Promise<PoojaSchedule> {
    const staff = staffOf(actor);
    const key = { templeId: staff.temple.id, id: scheduleId };
    const planned = await this.maker.plan({ templeId: key.templeId, ...columns(body) });
    return this.database.transaction(async (tx) => {
      found(await tx.findOneBy(PoojaScheduleRow, key));
      const service = await serviceOf(tx, key.templeId, body.serviceId);
      await tx.update(PoojaScheduleRow, key, { ...columns(body), updatedAt: new Date() });
      const row = await tx.findOneByOrFail(PoojaScheduleRow, key);
      await this.maker.remake(tx, row, planned);
      await this.record(tx, staff, 'pooja-schedule.changed', scheduleId, body);
      return scheduleView(row, service.name);
    });
  }

  /** The next dates of a rule, from today or its later start on. Throws `invalid-fields` for a festival the calendar doesn't have. */
  async preview(actor: Actor, { rule, startsOn }: BodyOf<typeof poojaScheduleEndpoints.preview>): Promise<{ dates: string[] }> {
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    const today = dateAt(Date.now(), temple.timeZone);
    const from = startsOn > today ? startsOn : today;
    const dates = await this.maker.datesOf(temple, ruleOf(rule), from, daysAfter(from, PREVIEW_DAYS));
    return { dates: dates.slice(0, PREVIEWED) };
  }

  private async record(
    tx: EntityManager,
    actor: StaffActor,
    action: 'pooja-schedule.added' | 'pooja-schedule.changed',
    id: string,
    after: object,
  ): Promise<void> {
    await this.audit.record(tx, { actor, templeId: actor.temple.id, action, subject: { kind: 'pooja-schedule', id }, after });
  }
}

/** A rule without the fields its kind doesn't use. Throws `invalid-fields` for a festival or vrata the calendar doesn't have. */
function ruleOf({ kind, days, tithi, paksha, nakshatra, festival, dates }: ScheduleBody['rule']): SlotRule {
  if (kind === 'weekly') return { kind, days };
  if (kind === 'tithi') return { kind, tithi, paksha };
  if (kind === 'nakshatra') return { kind, nakshatra };
  if (kind === 'dates') return { kind, dates };
  if (!OBSERVED.has(festival ?? '')) throw fieldError('rule.festival', say('pooja-slot.festival-required'));
  return { kind, festival };
}

function columns({ rule, except, times, ...rest }: ScheduleBody) {
  return { ...rest, rule: ruleOf(rule), times: [...new Set(times)].sort(), exceptDates: [...new Set(except)].sort() };
}

const scheduleView = (row: PoojaScheduleRow, serviceName: string): PoojaSchedule => ({
  id: row.id,
  serviceId: row.serviceId,
  serviceName,
  rule: row.rule,
  times: row.times,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  except: row.exceptDates,
  capacity: row.capacity,
  onlinePlaces: row.onlinePlaces,
  counterPlaces: row.counterPlaces,
  active: row.active,
});
