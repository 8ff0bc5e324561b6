/** The shape of every error the API sends. `fields` maps a payload's field to a sentence for the person who filled it in. */
export interface ApiError {
  statusCode: number;
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  requestId: string;
  /** With `second-factor-required` and `email-code-required`: names the sign-in that waits for its code, for five or ten minutes. */
  challenge?: string;
}

/** Every error a caller can meet: HTTP status and a sentence that says what happened and what to do. */
export const ERRORS = {
  'malformed-request': [400, 'We could not read this request. Please reload the page and try again.'],
  'invalid-fields': [400, 'Some details need another look.'],
  'unknown-field': [400, 'The request carries a field we do not know.'],
  'idempotency-key-missing': [400, 'This request needs an Idempotency-Key header.'],
  'invalid-signature': [400, 'The signature of this message does not match.'],
  'invalid-credentials': [401, 'Invalid email or password'],
  'session-required': [401, 'Please sign in to continue.'],
  'second-factor-required': [401, 'Please enter the code from your authenticator app.'],
  'email-code-required': [401, 'Please enter the six-digit code we sent to your email.'],
  'email-code-wrong': [401, 'That code did not match. Check the newest message.'],
  'second-factor-wrong': [401, 'That code did not match. Wait for the next one, or use a recovery code.'],
  'second-factor-expired': [401, 'This sign-in took too long. Please enter your password again.'],
  'phone-code-wrong': [401, 'That code did not match. Check the newest message.'],
  'phone-code-expired': [401, 'That code has expired. Ask for a new one.'],
  'guest-session-required': [401, 'Please confirm your phone number first.'],
  'deploy-token-required': [401, 'Publishing asks for a deploy token of the remote.'],
  'deploy-token-unknown': [401, 'This deploy token is not one of ours.'],
  'deploy-token-expired': [401, 'This deploy token has expired. Ask system management for a new one.'],
  'deploy-token-revoked': [401, 'This deploy token was revoked. Ask system management for a new one.'],
  'deploy-token-scope': [403, 'This deploy token belongs to another remote.'],
  'email-unverified': [403, 'Please verify your email before you continue. We sent you a link.'],
  'registration-rejected': [403, 'Your temple’s registration was not approved. See why with your reference.'],
  'second-factor-setup-required': [403, 'Your role asks for a second factor. Set it up in your settings first.'],
  forbidden: [403, 'Your account does not allow this. Ask the owner of your temple for access.'],
  'cross-site-request': [403, 'This request did not come from our own pages.'],
  'not-found': [404, 'We could not find this.'],
  'in-flight': [409, 'The same request is still being worked on. Please wait a moment.'],
  'state-conflict': [409, 'This changed in the meantime. Reload to see where it stands.'],
  'second-factor-unreadable': [
    409,
    'We can’t check codes for your account right now. Nothing is lost; please contact us and mention your second factor.',
  ],
  duplicate: [409, 'This exists already.'],
  'request-too-large': [413, 'This is too large to send.'],
  'unsupported-media-type': [415, 'We can only read JSON here.'],
  'idempotency-key-reused': [422, 'This Idempotency-Key was used for another request.'],
  'amount-out-of-range': [422, 'A gift is between $1.00 and $100,000.00.'],
  'guest-limit': [422, 'Guest gifts go up to $5,000.00. Sign in to give more.'],
  'temple-not-accepting': [422, 'This temple cannot receive gifts at the moment. Nothing was charged.'],
  'fund-closed': [422, 'This purpose is closed. Please choose another. Nothing was charged.'],
  'refund-too-large': [422, 'A refund cannot be more than what is left of the gift.'],
  'refund-blocked': [422, 'A gift under dispute cannot be refunded.'],
  'receipt-incomplete': [422, 'The receipt lacks what the law asks for, so it was not issued.'],
  'batch-unbalanced': [422, 'The batch does not match the expected count and total, so it stays open.'],
  'counters-required': [422, 'A hundi is opened by at least two counters.'],
  'release-file-name': [422, 'A file of a release has a plain name: letters, figures, dots and dashes.'],
  'release-file-type': [422, 'A release holds scripts, styles, fonts, images and sounds only.'],
  'release-malformed': [422, 'The mfe.json of this release is not what a build writes.'],
  'release-route-outside': [422, 'The release claims a path outside its area, or leads there.'],
  'release-contract-missing': [422, 'The release does not say which shells it was built for.'],
  'release-incomplete': [422, 'A file that the release lists was not sent.'],
  'release-hash-differs': [422, 'What was sent is not what the release says it is.'],
  'release-incompatible': [422, 'The shell in use is outside the range this release was built for.'],
  'release-gone': [422, 'The files of this release are no longer kept. Build and publish it again.'],
  'release-quota': [
    422,
    'This remote keeps as much as it may. What is sent and not published leaves after an hour, what nobody runs after 30 days.',
  ],
  'release-no-room': [507, 'The platform’s disk has no room for another release. Nothing was changed; please tell its operators.'],
  'release-active': [422, 'Everybody runs this release; a canary tries another one.'],
  'nothing-to-roll-back': [422, 'There is no release to return to.'],
  'rule-violation': [422, 'This is not possible.'],
  'too-many-requests': [429, 'Too many tries. Please wait before the next one.'],
  internal: [500, 'Something went wrong on our side. Nothing was lost; please try again.'],
  unavailable: [503, 'The service is not ready yet. Please try again in a moment.'],
  'provider-unavailable': [502, 'Our payment partner did not answer. Nothing was charged; please try again.'],
} as const satisfies Record<string, readonly [number, string]>;
export type ErrorCode = keyof typeof ERRORS;
