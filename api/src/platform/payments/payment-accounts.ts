import type { AccountDue, PaymentAccountStatus } from '@sannidhi/contracts';

/** Whose account is opened; the provider asks its people for the rest. */
export interface AccountRequest {
  /** Makes a repeated request the same account. */
  templeId: string;
  name: string;
  legalName: string;
  ein: string;
  email: string | null;
}

export interface AccountLinkRequest {
  account: string;
  payee: string;
  /** Where the office comes back to. */
  returnUrl: string;
  /** Where it goes if the link has expired. */
  refreshUrl: string;
}

/** How far an account is at the provider. */
export interface AccountState {
  status: Exclude<PaymentAccountStatus, 'not-started'>;
  due: AccountDue[];
}
