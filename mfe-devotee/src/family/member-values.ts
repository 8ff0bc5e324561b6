import { type FamilyMember, familyMemberSchema } from '@sannidhi/contracts';
import { boolean, string } from 'yup';

/** The form's values: the payload as typed texts, and three answers that stay in the browser. */
export interface MemberValues extends Record<string, unknown> {
  name: string;
  relation: string;
  gotra: string;
  pronunciation: string;
  spelling: string;
  birthDate: string;
  birthTime: string;
  placeMode: 'city' | 'typed';
  birthCity: string;
  birthCityName: string;
  birthCitySearch: string;
  birthPlaceName: string;
  birthLatitude: string;
  birthLongitude: string;
  birthTimeZone: string;
  nakshatra: string;
  pada: string;
  rashi: string;
  hasDied: boolean;
  deathDate: string;
  deathTime: string;
  deathCity: string;
  deathCityName: string;
  deathCitySearch: string;
  shraddhaTithi: string;
  shraddhaMonth: string;
}

export const EMPTY_MEMBER: MemberValues = {
  name: '',
  relation: '',
  gotra: '',
  pronunciation: '',
  spelling: '',
  birthDate: '',
  birthTime: '',
  placeMode: 'city',
  birthCity: '',
  birthCityName: '',
  birthCitySearch: '',
  birthPlaceName: '',
  birthLatitude: '',
  birthLongitude: '',
  birthTimeZone: '',
  nakshatra: '',
  pada: '',
  rashi: '',
  hasDied: false,
  deathDate: '',
  deathTime: '',
  deathCity: '',
  deathCityName: '',
  deathCitySearch: '',
  shraddhaTithi: '',
  shraddhaMonth: '',
};

/** The payload's rules, plus the form's own. */
export const memberFormSchema = familyMemberSchema.shape({ placeMode: string(), hasDied: boolean() });

/** A member as the form shows it. */
export function valuesOfMember(member: FamilyMember): MemberValues {
  const facts = Object.fromEntries(
    Object.keys(EMPTY_MEMBER).map((field) => [field, textOf((member as unknown as Record<string, unknown>)[field])]),
  );
  const isTyped = member.birthCity === null && member.birthTimeZone !== null;
  const names = { birthCityName: member.birthPlaceName ?? '', deathCityName: member.deathPlaceName ?? '' };
  return { ...EMPTY_MEMBER, ...facts, ...names, placeMode: isTyped ? 'typed' : 'city', hasDied: member.hasDied };
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

const TYPED_PLACE = ['birthPlaceName', 'birthLatitude', 'birthLongitude', 'birthTimeZone'];
const DEATH = ['deathDate', 'deathTime', 'deathCity', 'shraddhaTithi', 'shraddhaMonth'];

/** What is sent: only the chosen place, and nothing about a death that didn't happen. */
export function payloadOfValues({ placeMode, hasDied, ...values }: Record<string, unknown>) {
  const left = [...(placeMode === 'typed' ? ['birthCity'] : TYPED_PLACE), ...(hasDied ? [] : DEATH)];
  const kept = Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== '' && !left.includes(field)));
  return familyMemberSchema.cast(kept, { stripUnknown: true });
}
