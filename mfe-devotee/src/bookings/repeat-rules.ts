import type { FamilyMember, Participant, PlanRule } from '@sannidhi/contracts';

const HALF_MONTH = 15;
/** Full moon, new moon, and the eleventh of both halves. */
const USUAL: readonly PlanRule[] = [
  { kind: 'tithi', tithi: 15, paksha: 'shukla' },
  { kind: 'tithi', tithi: 15, paksha: 'krishna' },
  { kind: 'tithi', tithi: 11, paksha: 'both' },
];

/** A rule a booking can repeat by; with the name of who died, for a shraddha. */
export interface RepeatRule {
  rule: PlanRule;
  name?: string;
}

/** What a family may want: the birth stars of those it is booked for, the usual days, and its shraddhas. */
export function repeatRules(participants: readonly Participant[], family: readonly FamilyMember[]): RepeatRule[] {
  const stars = [...new Set(participants.flatMap(({ nakshatra }) => nakshatra ?? []))];
  const shraddhas = family.flatMap(({ name, hasDied, shraddha }) => (hasDied && shraddha ? [{ name, rule: yearly(shraddha) }] : []));
  return [
    ...stars.map((nakshatra) => ({ rule: { kind: 'nakshatra' as const, nakshatra } })),
    ...USUAL.map((rule) => ({ rule })),
    ...shraddhas,
  ];
}

/** A lunar day, tithi 1–30 in its month, once a year. */
const yearly = ({ tithi, month }: { tithi: number; month: number }): PlanRule => {
  const waning = tithi > HALF_MONTH;
  return { kind: 'tithi', tithi: waning ? tithi - HALF_MONTH : tithi, paksha: waning ? 'krishna' : 'shukla', month };
};
