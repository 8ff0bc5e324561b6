import { DEFAULT_FESTIVAL_PREFERENCES, type PanchangaFestival } from '@sannidhi/contracts';
import { dateAt, daysAfter, instantOf } from '@sannidhi/panchanga';
import { cityById } from '@sannidhi/panchanga/cities';
import { FamilyMemberRow } from '../domain/family/family-member.entity.ts';
import { placeNameOf } from '../domain/family/family-member-view.ts';
import { FAMILY_MEMBERS } from '../domain/family/family-members.service.ts';
import { NOTHING_KNOWN } from '../domain/family/nothing-known.ts';
import { DevoteePlaceService } from '../domain/festival-reminders/devotee-place.service.ts';
import { festivalNotifications } from '../domain/festival-reminders/festival-notifications.ts';
import { FestivalPreferenceRow } from '../domain/festival-reminders/festival-preference.entity.ts';
import { FestivalReminderRow } from '../domain/festival-reminders/festival-reminder.entity.ts';
import { nextTurn } from '../domain/festival-reminders/reminder-times.ts';
import { NotificationRow } from '../domain/notifications/notification.entity.ts';
import { PanchangaService } from '../domain/panchanga/panchanga.service.ts';
import { insertRow, insertRows } from '../platform/database/rows.ts';
import { takeQuota } from '../platform/quotas/quotas.ts';
import { demoAccountId } from './core.demo.ts';
import { DEMO_DEVOTEE_EMAIL } from './demo-people.ts';
import { type DemoStep, demoId } from './demo-step.ts';

const DAYS_BACK = 60;
const FESTIVALS = 6;
const UNREAD = 2;
const GOTRA = 'Bharadwaja';

/** A typical family: a birth whose hour nobody knows, a star an elder remembers, a father who has died. */
const MEMBERS: (Pick<FamilyMemberRow, 'name' | 'relation'> & Partial<FamilyMemberRow>)[] = [
  {
    name: 'Meera Raghunathan',
    relation: 'self',
    birthDate: '1985-04-24',
    birthTime: '06:45',
    birthCity: 'chennai-in',
    pronunciation: 'MEE-ra',
  },
  { name: 'Arun Raghunathan', relation: 'spouse', birthDate: '1982-09-19', birthTime: '06:45', birthCity: 'chennai-in' },
  { name: 'Anika Raghunathan', relation: 'daughter', birthDate: '2012-08-02', birthCity: 'edison-nj' },
  { name: 'Padma Srinivasan', relation: 'mother', gotra: 'Kaushika', nakshatra: 22, pada: 3 },
  { name: 'Srinivasan', relation: 'father', gotra: 'Kaushika', deathDate: '2019-02-10', deathTime: '04:30', deathCity: 'chennai-in' },
];

/** The family of the demo's devotee, and their festival notifications. */
export const familyDemo: DemoStep = {
  name: 'family',
  async seed({ database, get, now }) {
    const accountId = demoAccountId({ role: 'donor', email: DEMO_DEVOTEE_EMAIL });
    const home = await get(DevoteePlaceService).of(accountId);
    if (!home) return;
    const { place, query } = home;
    const today = dateAt(now.getTime(), place.timeZone);
    const days = await get(PanchangaService).between(accountId, query, { from: daysAfter(today, -DAYS_BACK), to: daysAfter(today, 1) });
    const told = days.filter(({ kind, regions }) => kind === 'festival' && regions.includes('pan-india')).slice(-FESTIVALS);
    const { hour } = DEFAULT_FESTIVAL_PREFERENCES;
    const toldAt = ({ date }: PanchangaFestival) =>
      new Date(instantOf(daysAfter(date, -1), `${String(hour).padStart(2, '0')}:00`, place.timeZone));
    const { on, at } = nextTurn(now, hour, place.timeZone);
    await database.transaction(async (tx) => {
      await takeQuota(tx, accountId, FAMILY_MEMBERS, MEMBERS.length);
      await insertRows(tx, FamilyMemberRow, membersOf(accountId, now));
      await insertRow(tx, FestivalPreferenceRow, {
        ...DEFAULT_FESTIVAL_PREFERENCES,
        accountId,
        email: true,
        inApp: true,
        regions: ['tamil'],
        city: null,
        tradition: null,
        nextOn: on,
        nextAt: at,
        updatedAt: now,
      });
      await insertRows(
        tx,
        NotificationRow,
        told.map((festival, index) => ({
          accountId,
          id: demoId(`notification:${festival.id}:${festival.date}`, toldAt(festival)),
          kind: festivalNotifications.kinds.upcoming.name,
          params: { festival, placeName: place.name },
          subjectKey: `${festival.id}:${festival.date}`,
          path: `/devotee/panchanga?date=${festival.date}`,
          templeId: null,
          createdAt: toldAt(festival),
          readAt: index < told.length - UNREAD ? new Date(toldAt(festival).getTime() + 3_600_000) : null,
        })),
      );
      await insertRows(
        tx,
        FestivalReminderRow,
        told.flatMap(({ id, date }) =>
          (['in-app', 'email'] as const).map((channel) => ({
            accountId,
            id: demoId(`reminder:${channel}:${id}:${date}`),
            festivalId: id,
            date,
            channel,
            createdAt: now,
          })),
        ),
      );
    });
  },
};

const membersOf = (accountId: string, now: Date): FamilyMemberRow[] =>
  MEMBERS.map((member, index) => {
    const createdAt = new Date(now.getTime() - (600 - index) * 86_400_000);
    const id = demoId(`family:${member.name}`, createdAt);
    return {
      ...NOTHING_KNOWN,
      gotra: GOTRA,
      ...member,
      ...placeOf(member.birthCity ?? ''),
      accountId,
      id,
      createdAt,
      updatedAt: createdAt,
    };
  });

function placeOf(birthCity: string) {
  const city = cityById(birthCity);
  return {
    birthCity: city?.id ?? null,
    birthPlaceName: city ? placeNameOf(city.id) : null,
    birthLatitude: city?.latitude ?? null,
    birthLongitude: city?.longitude ?? null,
    birthTimeZone: city?.timeZone ?? null,
  };
}
