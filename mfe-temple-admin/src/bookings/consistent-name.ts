import { type Participant, rashisOf } from '@sannidhi/contracts';

/** What the fields don't ask for stays only where it still goes with what they do: another name is said differently, another star has other rashis. */
export function consistent(person: Participant, before: readonly Participant[]): Participant {
  const { name, nakshatra, rashi, pronunciation } = person;
  const isSaidSo = before.some((one) => one.name === name && one.pronunciation === pronunciation);
  const isOfStar = rashi === null || nakshatra === null || rashisOf(nakshatra).includes(rashi);
  return { ...person, pronunciation: isSaidSo ? pronunciation : null, rashi: isOfStar ? rashi : null };
}
