import type { ChargeFailure, ChargeRetry } from '@sannidhi/contracts';
import type { Declined } from '../card-charges.ts';

const declined = (failure: ChargeFailure, retry: ChargeRetry): Declined => ({ kind: 'declined', failure, retry });

const NEVER = declined('blocked', 'never');
const NEW_CARD = declined('declined', 'new-card');

/**
 * What Stripe's decline codes ask for (https://docs.stripe.com/declines/codes). Never again: the holder or the bank took the
 * permission back, or it looks like fraud. Another card: Stripe's own retries leave these alone as well
 * (https://docs.stripe.com/billing/revenue-recovery/smart-retries, non-retryable codes). Everything else may go through later.
 */
const BY_CODE: Readonly<Record<string, Declined>> = {
  lost_card: NEVER,
  stolen_card: NEVER,
  pickup_card: NEVER,
  fraudulent: NEVER,
  highest_risk_level: NEVER,
  merchant_blacklist: NEVER,
  revocation_of_authorization: NEVER,
  revocation_of_all_authorizations: NEVER,
  stop_payment_order: NEVER,
  authentication_required: declined('authentication', 'new-card'),
  expired_card: declined('expired', 'new-card'),
  invalid_expiry_month: declined('expired', 'new-card'),
  invalid_expiry_year: declined('expired', 'new-card'),
  incorrect_number: NEW_CARD,
  invalid_number: NEW_CARD,
  incorrect_cvc: NEW_CARD,
  invalid_cvc: NEW_CARD,
  invalid_account: NEW_CARD,
  new_account_information_available: NEW_CARD,
  card_not_supported: NEW_CARD,
  currency_not_supported: NEW_CARD,
  do_not_try_again: NEW_CARD,
  restricted_card: NEW_CARD,
  security_violation: NEW_CARD,
  service_not_allowed: NEW_CARD,
  transaction_not_allowed: NEW_CARD,
  testmode_decline: NEW_CARD,
  insufficient_funds: declined('funds', 'later'),
  card_velocity_exceeded: declined('funds', 'later'),
  withdrawal_count_limit_exceeded: declined('funds', 'later'),
};

/** What Stripe's error of a card says, of an exception or of a charge's last try. */
export interface CardErrorFacts {
  code?: string | null | undefined;
  decline_code?: string | null | undefined;
  advice_code?: string | null | undefined;
}

/** Why a card was declined and whether it may be tried again. The bank's advice not to outranks a vague code. */
export function declineOf({ code, decline_code, advice_code }: CardErrorFacts): Declined {
  const known = BY_CODE[decline_code ?? ''] ?? BY_CODE[code ?? ''];
  if (known) return known;
  return advice_code === 'do_not_try_again' || advice_code === 'confirm_card_data' ? NEW_CARD : declined('declined', 'later');
}
