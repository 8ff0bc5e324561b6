import { dateAt, daysAfter } from '@sannidhi/panchanga';
import { Between, type EntityManager, In } from 'typeorm';
import type { Need } from '../../domain/assignments/candidate.ts';
import { needsOf } from '../../domain/assignments/needs.ts';
import { type OpenPosition, planWeek } from '../../domain/assignments/plan-week.ts';
import { PriestAssignmentRow } from '../../domain/assignments/priest-assignment.entity.ts';
import { Roster } from '../../domain/assignments/roster.service.ts';
import { DakshinaOwed } from '../../domain/dakshina/dakshina-owed.service.ts';
import { PoojaServiceRow } from '../../domain/poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../../domain/poojas/pooja-slot.entity.ts';
import { PriestHours } from '../../domain/priests/priest-availability.entity.ts';
import { PriestDayOff } from '../../domain/priests/priest-day-off.entity.ts';
import { Temple } from '../../domain/temples/temple.entity.ts';
import { insertRows } from '../../platform/database/rows.ts';
import { demoAccountId } from '../core.demo.ts';
import { DEMO_PRIESTS } from '../demo-people.ts';
import { type DemoContext, type DemoStep, demoId } from '../demo-step.ts';
import { demoPriests } from '../scale-temples.ts';
import { assignmentRows } from './assignment-rows.ts';

const [DAYS_BEHIND, DAYS_AHEAD] = [21, 8];
/** What of a pooja's price the temples give their priests, in cents for each family. */
const DAKSHINA_CENTS = 11_00;

/** The priests' hours, three weeks of services they performed, and a full week ahead with offers in every state. */
export const priestsDemo: DemoStep = {
  name: 'priests',
  after: ['poojas'],
  async seed(context) {
    await context.database.transaction((tx) => hours(tx, context.now));
    const temples = await context.database.reader.find(Temple, { where: { status: 'approved' }, order: { id: 'ASC' } });
    for (const slug of new Set(demoPriests(temples).flatMap((priest) => priest.temples))) await seedTemple(context, slug);
  },
};

async function seedTemple({ database, get, now }: DemoContext, slug: string): Promise<void> {
  await database.transaction(async (tx) => {
    const temple = await tx.findOneBy(Temple, { slug });
    if (!temple || (await tx.existsBy(PriestAssignmentRow, { templeId: temple.id }))) return;
    const open = await positionsOf(tx, temple, now);
    const [first, last] = [open[0], open.at(-1)];
    if (!first || !last) return;
    await tx.update(PoojaServiceRow, { templeId: temple.id }, { dakshinaCents: DAKSHINA_CENTS });
    const everyone = await get(Roster).of(tx, { temple, startsAt: first.need.startsAt, endsAt: last.need.endsAt });
    const { choices } = planWeek(everyone, open);
    const rows = assignmentRows(choices, everyone, now);
    await insertRows(tx, PriestAssignmentRow, rows);
    await tx.update(PoojaSlotRow, { templeId: temple.id, id: In(rows.map(({ slotId }) => slotId ?? '')) }, { used: true });
    const owed = get(DakshinaOwed);
    for (const { slotId, accountId, endsAt } of rows.filter(({ state }) => state === 'completed')) {
      await owed.owe(tx, { templeId: temple.id, id: slotId ?? '' }, [accountId], endsAt);
    }
  });
}

async function positionsOf(tx: EntityManager, temple: Temple, now: Date): Promise<OpenPosition[]> {
  const today = dateAt(now.getTime(), temple.timeZone);
  const onDate = Between(daysAfter(today, -DAYS_BEHIND), daysAfter(today, DAYS_AHEAD));
  const slots = await tx.find(PoojaSlotRow, { where: { templeId: temple.id, onDate }, order: { startsAt: 'ASC', id: 'ASC' } });
  const needs: Need[] = await needsOf(tx, temple, slots);
  return needs.map((need) => ({ need, position: 1 }));
}

/** The first priest's week, and days off of the second, far enough ahead to leave the week full. */
async function hours(tx: EntityManager, now: Date): Promise<void> {
  const [first, second] = DEMO_PRIESTS.map(({ person }) => demoAccountId(person));
  if (!first || !second || (await tx.existsBy(PriestHours, { accountId: first }))) return;
  const createdAt = now;
  const days = [0, 1, 2, 3, 4, 5, 6];
  const window = { accountId: first, onDate: null, fromTime: '05:30', untilTime: '21:30', createdAt };
  await insertRows(
    tx,
    PriestHours,
    days.map((weekday) => ({ ...window, id: demoId(`priest-hours:${weekday}`), weekday })),
  );
  const date = (ahead: number) => daysAfter(now.toISOString().slice(0, 10), ahead);
  const off = { accountId: second, fromDate: date(30), untilDate: date(36), reason: 'Pilgrimage to Tirupati', createdAt };
  await insertRows(tx, PriestDayOff, [{ ...off, id: demoId('priest-day-off') }]);
}
