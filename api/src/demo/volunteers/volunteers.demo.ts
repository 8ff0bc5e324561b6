import { dateAt, daysAfter, instantOf } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { Temple } from '../../domain/temples/temple.entity.ts';
import { HourEntryRow } from '../../domain/volunteers/hour-entry.entity.ts';
import { ShiftAssignmentRow } from '../../domain/volunteers/shift-assignment.entity.ts';
import { VolunteerRequirementRow, VolunteerRow } from '../../domain/volunteers/volunteer.entity.ts';
import { VolunteerOpportunityRow } from '../../domain/volunteers/volunteer-opportunity.entity.ts';
import { VolunteerPersonRow, VolunteerPreferenceRow } from '../../domain/volunteers/volunteer-person.entity.ts';
import { VolunteerShiftRow } from '../../domain/volunteers/volunteer-shift.entity.ts';
import { insertRow, insertRows } from '../../platform/database/rows.ts';
import { demoAccountId } from '../core.demo.ts';
import { DEMO_DEVOTEE_EMAIL, demoDevotee } from '../demo-people.ts';
import { type DemoStep, demoId } from '../demo-step.ts';
import { DEMO_HOME_TEMPLE } from '../demo-temples.ts';
import { DEMO_OPPORTUNITIES, type DemoOpportunity } from './demo-shifts.ts';
import { insertTeams } from './demo-teams.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const OTHERS = 13;
/** Hours of the last days wait for the coordinator. */
const PENDING_DAYS = 10;
const LEFT_EARLIER_MINUTES = 30;
const COOK = 'Cook prasadam';

/** Volunteers of the home temple: months of hours in every state, a shift today, full ones with a waitlist, gaps, and a sign-up to review. */
export const volunteersDemo: DemoStep = {
  name: 'volunteers',
  after: ['family'],
  async seed({ database, now }) {
    const temple = await database.reader.findOneByOrFail(Temple, { slug: DEMO_HOME_TEMPLE });
    await database.transaction(async (tx) => {
      if (await tx.existsBy(VolunteerOpportunityRow, { templeId: temple.id })) return;
      const volunteers = volunteersOf(temple, now);
      await insertPeople(tx, volunteers, now);
      await insertTeams(tx, volunteers, now);
      for (const [index, demo] of DEMO_OPPORTUNITIES.entries()) await insertOpportunity(tx, { temple, demo, index, volunteers, now });
    });
  },
};

/** The demo's devotee first, then others. */
function volunteersOf(temple: Temple, now: Date): VolunteerRow[] {
  const meera = { email: DEMO_DEVOTEE_EMAIL, fullName: 'Meera Raghunathan', role: 'donor' as const };
  const people = [meera, ...Array.from({ length: OTHERS }, (_, index) => demoDevotee(index))];
  return people.map((person, index) => {
    const accountId = demoAccountId(person);
    return {
      templeId: temple.id,
      id: demoId(`volunteer:${person.email}`),
      personId: accountId,
      accountId,
      isFamilyMember: false,
      name: person.fullName,
      searchText: person.fullName.toLowerCase(),
      skills: index % 3 === 0 ? ['Cooking for many'] : index % 4 === 1 ? ['Sound system', 'Telugu'] : [],
      note: '',
      createdAt: new Date(now.getTime() - 400 * DAY_MS),
    };
  });
}

async function insertPeople(tx: EntityManager, volunteers: readonly VolunteerRow[], now: Date): Promise<void> {
  const today = dateAt(now.getTime(), 'America/New_York');
  await insertRows(tx, VolunteerRow, volunteers);
  await insertRows(
    tx,
    VolunteerPersonRow,
    volunteers.map(({ personId, createdAt }) => ({ id: personId, accountId: personId, familyMemberId: null, turns: 0, createdAt })),
  );
  const papers = volunteers.flatMap(({ templeId, id }, index) => {
    const paper = { templeId, volunteerId: id, recordedAt: new Date(now.getTime() - 200 * DAY_MS) };
    return [
      { ...paper, id: demoId(`waiver:${id}`), kind: 'waiver' as const, expiresOn: null },
      ...(index % 3 === 0
        ? [{ ...paper, id: demoId(`food:${id}`), kind: 'food-handler' as const, expiresOn: daysAfter(today, index === 6 ? -20 : 200) }]
        : []),
    ];
  });
  await insertRows(tx, VolunteerRequirementRow, papers);
  const [meera] = volunteers;
  if (!meera) return;
  await insertRow(tx, VolunteerPreferenceRow, {
    accountId: meera.personId,
    frequency: 'twice-a-month',
    skills: ['Tamil', 'Rangoli'],
    daysAway: [{ from: daysAfter(today, 24), to: daysAfter(today, 31) }],
    updatedAt: now,
  });
}

interface Seeded {
  temple: Temple;
  demo: DemoOpportunity;
  index: number;
  volunteers: readonly VolunteerRow[];
  now: Date;
}

async function insertOpportunity(tx: EntityManager, seeded: Seeded): Promise<void> {
  const { temple, demo, now } = seeded;
  const createdAt = new Date(now.getTime() - (90 - seeded.index) * DAY_MS);
  const opportunity: VolunteerOpportunityRow = {
    templeId: temple.id,
    id: demoId(`opportunity:${demo.title}`, createdAt),
    title: demo.title,
    description: demo.description,
    placeName: demo.placeName,
    skills: demo.skills,
    requirements: demo.requirements,
    minimumAge: demo.minimumAge,
    needsReview: demo.needsReview,
    takesTrainees: demo.takesTrainees,
    isPublished: demo.isPublished,
    opensOn: null,
    opensTime: '',
    opensAt: null,
    createdAt,
  };
  await insertRow(tx, VolunteerOpportunityRow, opportunity);
  for (const planned of demo.shifts) await insertShift(tx, seeded, opportunity, planned);
}

async function insertShift(
  tx: EntityManager,
  { temple, demo, index, volunteers, now }: Seeded,
  opportunity: VolunteerOpportunityRow,
  { day, people, waiting = 0 }: DemoOpportunity['shifts'][number],
): Promise<void> {
  const date = daysAfter(dateAt(now.getTime(), temple.timeZone), day);
  const [startsAt, endsAt] = [demo.time, demo.endTime].map((time) => new Date(instantOf(date, time, temple.timeZone))) as [Date, Date];
  const id = demoId(`shift:${demo.title}:${day}`);
  // The demo's devotee helps at the first two; each opportunity begins elsewhere in the list, so that nobody has two shifts at once.
  const offset = index < 2 ? 0 : index * 3;
  const at = Array.from({ length: people + waiting }, (_, place) => volunteers[(place + offset) % volunteers.length] as VolunteerRow);
  await insertRow(tx, VolunteerShiftRow, {
    templeId: temple.id,
    id,
    opportunityId: opportunity.id,
    startsAt,
    endsAt,
    timeZone: temple.timeZone,
    minimum: demo.minimum,
    target: demo.target,
    maximum: demo.maximum,
    taken: people,
    trainees: 0,
    waiting,
    lastWait: waiting,
    isShort: people < demo.minimum,
    placeName: '',
    leadId: volunteers[1]?.id ?? null,
    note: '',
    status: 'open',
    reason: '',
    codeVersion: 1,
    createdAt: opportunity.createdAt,
    changedAt: opportunity.createdAt,
  });
  const shift = { id, startsAt, endsAt, day, date };
  const rows = at.map((volunteer, place) => placeRow(volunteer, shift, { place, isWaiting: place >= people, demo, now }));
  await insertRows(tx, ShiftAssignmentRow, rows);
  const hours = rows.filter(({ status }) => status === 'checked-out').map((row) => hoursOf(row, opportunity.title, shift));
  await insertRows(tx, HourEntryRow, hours);
}

interface DemoShift {
  id: string;
  startsAt: Date;
  endsAt: Date;
  day: number;
  date: string;
}

function placeRow(
  { templeId, id: volunteerId, personId, accountId, name }: VolunteerRow,
  { id: shiftId, startsAt, endsAt, day }: DemoShift,
  { place, isWaiting, demo, now }: { place: number; isWaiting: boolean; demo: DemoOpportunity; now: Date },
): ShiftAssignmentRow {
  const isPast = endsAt <= now;
  const forgot = isPast && place === 4;
  // One sign-up for the kitchen waits, as a paper is missing.
  const toReview = !isPast && demo.title === COOK && place === 1;
  const status = isWaiting ? 'waiting' : isPast ? 'checked-out' : toReview ? 'requested' : place % 2 === 0 ? 'confirmed' : 'assigned';
  const askedAt = new Date(Math.min(now.getTime(), startsAt.getTime()) - (20 - place) * DAY_MS);
  return {
    templeId,
    id: demoId(`place:${shiftId}:${volunteerId}`, askedAt),
    shiftId,
    volunteerId,
    personId,
    accountId,
    name,
    openKey: `${shiftId}:${personId}`,
    holdsTime: !isWaiting,
    startsAt,
    endsAt,
    status,
    isTrainee: false,
    isMinor: false,
    hasConsent: true,
    waitNumber: isWaiting ? place - (demo.shifts.find((each) => each.day === day)?.people ?? 0) + 1 : null,
    missing: toReview ? { requirements: ['food-handler'], skills: ['Cooking for many'] } : { requirements: [], skills: [] },
    reason: '',
    refusal: null,
    declinedVia: null,
    overrideReason: null,
    isOverlapAllowed: false,
    offeredAt: null,
    checkedInAt: isPast ? new Date(startsAt.getTime() - place * MINUTE_MS) : null,
    checkedOutAt: isPast ? endsAt : null,
    isAutoClosed: forgot,
    reminded: isPast ? 2 : 0,
    nextReminderAt: isPast || isWaiting ? null : now,
    createdAt: askedAt,
    changedAt: askedAt,
  };
}

function hoursOf(row: ShiftAssignmentRow, title: string, { startsAt, endsAt, day, date }: DemoShift): HourEntryRow {
  const minutes = (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;
  const isPending = day > -PENDING_DAYS;
  // Volunteers who forgot to check out had left earlier, so the coordinator corrected their hours.
  const isAdjusted = !isPending && row.isAutoClosed;
  return {
    templeId: row.templeId,
    id: demoId(`hours:${row.id}`, endsAt),
    assignmentId: row.id,
    volunteerId: row.volunteerId,
    accountId: row.accountId,
    name: row.name,
    title,
    workedOn: date,
    minutes: isAdjusted ? minutes - LEFT_EARLIER_MINUTES : minutes,
    recordedMinutes: minutes,
    status: isPending ? 'pending' : isAdjusted ? 'adjusted' : 'approved',
    reason: isAdjusted ? 'Left half an hour early, as the lead told us' : '',
    isAutoClosed: row.isAutoClosed,
    createdAt: endsAt,
    decidedAt: isPending ? null : new Date(endsAt.getTime() + DAY_MS),
  };
}
