import { type ChargeFailure, messagesOf, planNoun } from '@sannidhi/contracts';
import { useMessage } from '@sannidhi/kit';

const say = messagesOf(planNoun);

/** What a donor changes so that the next try can succeed; nothing where it isn't up to them. */
export const FIX_OF: Readonly<Record<ChargeFailure, 'card' | 'gift' | 'none'>> = {
  funds: 'card',
  declined: 'card',
  blocked: 'card',
  expired: 'card',
  authentication: 'card',
  'no-card': 'card',
  'fund-closed': 'gift',
  amount: 'gift',
  unavailable: 'none',
  'no-time': 'none',
  temple: 'none',
};

/** Why a date wasn't charged, as a sentence. */
export function useFailureSentence(): (failure: ChargeFailure) => string {
  const sentenceOf = useMessage();
  return (failure) => sentenceOf(say(`plan.failed-${failure}`));
}
