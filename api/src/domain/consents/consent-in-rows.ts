import type { ConsentQuestion } from './consent-condition.ts';
import { EVERY, type MessageConsentRow } from './message-consent.entity.ts';

/** The rule of `consentCondition` for an address whose rows are read already: allowed, refused, or stopped for every temple. */
export function consentIn(
  rows: readonly MessageConsentRow[],
  { templeId, topic, channel }: ConsentQuestion,
): 'allowed' | 'refused' | 'stopped' {
  const about = rows.filter((row) => row.channel === channel && (row.topic === topic || row.topic === EVERY));
  const refusals = about.filter(({ state }) => state === 'withdrawn');
  if (refusals.some((row) => row.templeId === EVERY)) return 'stopped';
  if (refusals.some((row) => row.templeId === templeId)) return 'refused';
  const given = about.some((row) => row.state === 'given' && row.templeId === templeId);
  return channel === 'sms' && !given ? 'refused' : 'allowed';
}
