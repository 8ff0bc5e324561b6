/** A sign-in with the right password that waits for its code. */
export interface AwaitedCode {
  /** Identifies it to the server. */
  challenge: string;
  /** The refusal's stable code: `email-code-required` for an emailed code, otherwise one from the authenticator app. */
  code?: string;
  /** The account has a passkey, which completes it too. */
  hasPasskey?: boolean;
}
