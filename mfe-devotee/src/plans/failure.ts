import { type ChargeFailure, chargeFailureMessage, type LineKind } from '@sannidhi/contracts';
import { useMessage } from '@sannidhi/kit';

/** What a donor changes so that the next try can succeed; nothing where it isn't up to them. */
const FIX_OF: Readonly<Record<ChargeFailure, 'card' | 'gift' | 'none'>> = {
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

/** What a donor can change where the plan books a pooja: names, price and dates belong to the booking that repeats. */
export const fixOf = (failure: ChargeFailure, sells: LineKind) =>
  sells === 'pooja' && FIX_OF[failure] === 'gift' ? 'none' : FIX_OF[failure];

/** Why a date of a plan that buys this wasn't charged, as a sentence. */
export function useFailureSentence(): (failure: ChargeFailure, sells: LineKind) => string {
  const sentenceOf = useMessage();
  return (failure, sells) => sentenceOf(chargeFailureMessage(failure, sells));
}
