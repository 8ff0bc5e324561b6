/** Message fields that grant access have telling names: a link's token or key, a texted code. */
const SECRET_FIELD = /(token|code|key|secret)$/i;
/** Replaces a removed secret. */
const GONE = '(gone)';

/** A message's data without its secrets, for a row that is kept although nobody will send it. */
export const withoutSecrets = (data: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, SECRET_FIELD.test(name) ? GONE : value]));

/** Whether a message once had a secret that `withoutSecrets` removed. */
export const lostSecrets = (data: Record<string, unknown>): boolean => Object.values(data).includes(GONE);
