export const SANDBOX_SIGNATURE_HEADER = 'sandbox-signature';

/** What the sandbox's webhook secrets are made for, see `KeyRing.secretsFor`. */
export const SANDBOX_SECRET = 'sandbox-webhooks';
