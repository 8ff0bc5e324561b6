import { declineOf } from './stripe-declines.ts';

it.each([
  [{ code: 'card_declined', decline_code: 'stolen_card' }, 'blocked', 'never'],
  [{ code: 'card_declined', decline_code: 'revocation_of_authorization' }, 'blocked', 'never'],
  [{ code: 'expired_card' }, 'expired', 'new-card'],
  [{ code: 'authentication_required', decline_code: 'authentication_required' }, 'authentication', 'new-card'],
  [{ code: 'card_declined', decline_code: 'do_not_try_again' }, 'declined', 'new-card'],
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'funds', 'later'],
  [{ code: 'card_declined', decline_code: 'do_not_honor' }, 'declined', 'later'],
  [{ code: 'card_declined', decline_code: 'generic_decline', advice_code: 'do_not_try_again' }, 'declined', 'new-card'],
  [{ code: 'card_declined', decline_code: 'insufficient_funds', advice_code: 'try_again_later' }, 'funds', 'later'],
  [{ code: 'processing_error' }, 'declined', 'later'],
  [{}, 'declined', 'later'],
])('%j is %s and tried again: %s', (error, failure, retry) => {
  expect(declineOf(error)).toEqual({ kind: 'declined', failure, retry });
});
