import {
  type FestivalPreferences,
  type FestivalPreferencesValues,
  festivalPreferencesSchema,
  PANCHANGA_REGIONS,
  REMINDER_KINDS,
} from '@sannidhi/contracts';
import { mixed, string } from 'yup';

type Region = (typeof PANCHANGA_REGIONS)[number];

/** The regions a devotee can add to the all-India festivals. */
export const OWN_REGIONS = PANCHANGA_REGIONS.filter((region) => region !== 'pan-india');

/** The form's values: numbers as typed texts, the two lists as separate answers. */
export interface PreferenceValues extends Record<string, unknown> {
  email: boolean;
  inApp: boolean;
  city: string;
  cityName: string;
  citySearch: string;
  tradition: string;
  scope: 'festival' | 'all';
  regions: Record<string, boolean>;
  hour: string;
  daysBefore: string;
  quietFrom: string;
  quietTo: string;
  language: FestivalPreferencesValues['language'];
}

/** The payload's rules, with the two lists as the form stores them. */
export const preferenceFormSchema = festivalPreferencesSchema.omit(['kinds']).shape({ scope: string(), regions: mixed() });

/** Preferences as the form shows them. */
export function valuesOfPreferences(preferences: FestivalPreferences): PreferenceValues {
  const { email, inApp, city, tradition, regions, kinds, hour, daysBefore, quietFrom, quietTo, language, place } = preferences;
  return {
    email,
    inApp,
    city: city ?? '',
    cityName: city ? (place?.name ?? '') : '',
    citySearch: '',
    tradition: tradition ?? '',
    scope: kinds.includes('vrata') ? 'all' : 'festival',
    regions: Object.fromEntries(OWN_REGIONS.map((region) => [region, regions.includes(region)])),
    hour: String(hour),
    daysBefore: String(daysBefore),
    quietFrom: String(quietFrom),
    quietTo: String(quietTo),
    language,
  };
}

/** What is sent. */
export function payloadOfPreferences({ scope, regions, ...values }: Record<string, unknown>): FestivalPreferencesValues {
  const chosen = regions as Record<Region, boolean>;
  return festivalPreferencesSchema.cast(
    { ...values, kinds: scope === 'all' ? [...REMINDER_KINDS] : ['festival'], regions: OWN_REGIONS.filter((region) => chosen[region]) },
    { stripUnknown: true },
  );
}
