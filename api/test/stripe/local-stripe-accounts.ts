interface Account {
  id: string;
  [field: string]: unknown;
}
interface AccountCall {
  method: string;
  path: string;
  key: string;
  fields: Record<string, string>;
}

const WANTED = ['business_profile.url', 'company.address.city', 'external_account', 'representative.first_name', 'tos_acceptance.date'];
const NOTHING = { currently_due: [], past_due: [], pending_verification: [], disabled_reason: null };

/** Connected accounts of a Stripe on this machine: opened once per key, and as far as a test says. */
export class LocalStripeAccounts {
  readonly accounts: Account[] = [];
  readonly links: Record<string, string>[] = [];
  readonly #byKey = new Map<string, Account>();

  /** Undefined for a call that isn't about accounts. */
  answer({ method, path, key, fields }: AccountCall): object | undefined {
    if (path === '/v1/account_links') return this.link(fields);
    if (!path.startsWith('/v1/accounts')) return undefined;
    return method === 'POST' ? this.open(key, fields) : this.accounts.find(({ id }) => path.endsWith(`/${id}`));
  }

  /** What Stripe makes of an account: changes what the next question is answered. */
  change(id: string, facts: { charges_enabled: boolean; details_submitted: boolean; requirements?: object }): Account {
    const account = this.accounts.find((one) => one.id === id)!;
    return Object.assign(account, { ...facts, requirements: { ...NOTHING, ...facts.requirements } });
  }

  private open(key: string, fields: Record<string, string>): Account {
    const known = this.#byKey.get(key);
    if (known) return known;
    const requirements = { ...NOTHING, currently_due: WANTED, disabled_reason: 'requirements.past_due' };
    const state = { charges_enabled: false, details_submitted: false, requirements };
    const account = { id: `acct_local_${key}`, object: 'account', fields, ...state };
    this.accounts.push(account);
    this.#byKey.set(key, account);
    return account;
  }

  private link(fields: Record<string, string>): object {
    this.links.push(fields);
    return { object: 'account_link', url: `https://connect.stripe.test/setup/${this.links.length}` };
  }
}
