/** A sign-in whose password was given and whose code is awaited. */
export interface AwaitedCode {
  /** Names it to the server. */
  challenge: string;
  /** The refusal's stable word: `email-code-required` for a mailed code, else one of the authenticator app. */
  code?: string;
}
