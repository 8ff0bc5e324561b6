/** What a device signed, in base64url. */
export interface SignedWithPasskey {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  /** Whose passkey it is; empty where the sign-in already named the account. */
  userHandle: string;
}

/** What a device created, in base64url. */
export interface CreatedPasskey {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  transports: string[];
}
