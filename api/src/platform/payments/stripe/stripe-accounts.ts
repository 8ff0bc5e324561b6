import type { AccountDue } from '@sannidhi/contracts';
import type Stripe from 'stripe';
import type { AccountLinkRequest, AccountRequest, AccountState } from '../payment-accounts.ts';
import { answered } from './answered.ts';

/** Temples' own accounts through Stripe Connect: they have Stripe's dashboard, pay its fees and bear their losses with Stripe. */
export class StripeAccounts {
  constructor(private readonly stripe: Stripe) {}

  async open({ templeId, name, legalName, ein, email }: AccountRequest): Promise<string> {
    const account = await answered(
      this.stripe.accounts.create(
        {
          country: 'US',
          business_type: 'non_profit',
          controller: { fees: { payer: 'account' }, losses: { payments: 'stripe' }, stripe_dashboard: { type: 'full' } },
          capabilities: { card_payments: { requested: true }, us_bank_account_ach_payments: { requested: true } },
          business_profile: { name },
          company: { name: legalName, tax_id: ein.replace('-', '') },
          ...(email ? { email } : {}),
          metadata: { templeId },
        },
        { idempotencyKey: `account-${templeId}` },
      ),
    );
    return account.id;
  }

  async link({ account, returnUrl, refreshUrl }: AccountLinkRequest): Promise<string> {
    const request = { account, type: 'account_onboarding', return_url: returnUrl, refresh_url: refreshUrl } as const;
    return (await answered(this.stripe.accountLinks.create(request))).url;
  }

  async state(account: string): Promise<AccountState> {
    return accountStateOf(await answered(this.stripe.accounts.retrieve(account)));
  }
}

type Known = Pick<Stripe.Account, 'charges_enabled' | 'details_submitted' | 'requirements'>;

/** An account as Stripe describes it, in our words. What is due later doesn't keep an account from taking payments. */
export function accountStateOf({ charges_enabled: takes, details_submitted: sent, requirements }: Known): AccountState {
  const due = groupsOf([...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])]);
  if (takes) return { status: 'ready', due };
  if (!sent) return { status: 'information-needed', due };
  const reason = requirements?.disabled_reason ?? '';
  if (reason.startsWith('rejected') || reason === 'listed' || reason === 'platform_paused') return { status: 'restricted', due };
  if (due.length > 0) return { status: reason === 'requirements.past_due' ? 'restricted' : 'information-needed', due };
  return { status: 'in-review', due };
}

const GROUPS: readonly [RegExp, AccountDue][] = [
  [/^external_account/, 'bank-account'],
  [/^tos_acceptance/, 'terms'],
  [/verification|id_number|ssn_last_4/, 'identity'],
  [/^(person_|representative|directors|executives|owners|individual|relationship)/, 'people'],
  [/^(business_|company|settings|documents)/, 'business'],
];

const groupsOf = (requirements: readonly string[]): AccountDue[] => [
  ...new Set(requirements.map((name) => GROUPS.find(([pattern]) => pattern.test(name))?.[1] ?? 'other')),
];
