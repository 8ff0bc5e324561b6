import type { Participant } from '@sannidhi/contracts';

/** The pronunciation isn't asked for: it stays only with the name it belongs to. */
export function saidAsBefore(person: Participant, before: readonly Participant[]): Participant {
  const { name, pronunciation } = person;
  const isSaidSo = before.some((one) => one.name === name && one.pronunciation === pronunciation);
  return { ...person, pronunciation: isSaidSo ? pronunciation : null };
}

/** A booked person as the fields show them; what they don't ask for is kept. */
export const asTyped = ({ gotra, nakshatra, rashi, spelling, ...person }: Participant) => ({
  ...person,
  gotra: gotra ?? undefined,
  nakshatra: nakshatra ?? undefined,
  rashi: rashi ?? undefined,
  spelling: spelling ?? undefined,
});
