import type { FamilyDate, FamilyDatesReply, FamilyMember, FestivalPreferences } from '@sannidhi/contracts';
import { DEFAULT_FESTIVAL_PREFERENCES } from '@sannidhi/contracts';

const ID = '0192f0c1-7d1a-7c3e-8a55-0000000000';
const ROHINI = { nakshatra: 4, pada: 2, rashi: 2 };
const CHAITRA_ASHTAMI = { tithi: 23, month: 1, adhika: false };

export const buildMember = (facts: Partial<FamilyMember> = {}): FamilyMember => ({
  id: `${ID}a1`,
  name: 'Meera Raghunathan',
  relation: 'self',
  gotra: 'Bharadwaja',
  pronunciation: null,
  spelling: null,
  birthDate: '1985-04-12',
  birthTime: '05:45',
  birthCity: 'chennai-in',
  birthPlaceName: 'Chennai, Tamil Nadu',
  birthLatitude: 13.09,
  birthLongitude: 80.28,
  birthTimeZone: 'Asia/Kolkata',
  nakshatra: null,
  pada: null,
  rashi: null,
  deathDate: null,
  deathTime: null,
  deathCity: null,
  shraddhaTithi: null,
  shraddhaMonth: null,
  deathPlaceName: null,
  star: { ...ROHINI, source: 'computed' },
  birthSky: {
    timeZone: 'Asia/Kolkata',
    stars: [{ ...ROHINI, until: null }],
    lunarDays: [{ ...CHAITRA_ASHTAMI, until: null }],
    ofDay: CHAITRA_ASHTAMI,
  },
  birthday: { ...CHAITRA_ASHTAMI, source: 'computed' },
  shraddha: null,
  hasDied: false,
  ...facts,
});

export const buildFamilyDate = (facts: Partial<FamilyDate> = {}): FamilyDate => ({
  memberId: `${ID}a1`,
  kind: 'birth-star',
  date: '2026-11-25',
  startsAt: Date.UTC(2026, 10, 25, 3),
  endsAt: Date.UTC(2026, 10, 26, 4),
  nakshatra: 4,
  inBirthMonth: false,
  lunarDay: null,
  ...facts,
});

export const buildFamilyDates = (dates: FamilyDate[], facts: Partial<FamilyDatesReply> = {}): FamilyDatesReply => ({
  place: { name: 'Sri Kamakshi Temple', latitude: 40.5187, longitude: -74.4121, timeZone: 'America/New_York' },
  year: 2026,
  dates,
  ...facts,
});

export const buildFestivalPreferences = (facts: Partial<FestivalPreferences> = {}): FestivalPreferences => ({
  ...DEFAULT_FESTIVAL_PREFERENCES,
  place: { name: 'Sri Kamakshi Temple', latitude: 40.5187, longitude: -74.4121, timeZone: 'America/New_York' },
  nextAt: null,
  ...facts,
});
