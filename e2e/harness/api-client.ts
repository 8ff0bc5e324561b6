import { type BodyOf, type CurrentUser, type Endpoint, type ReplyOf, ROLE_FACTS, type Role, type SignedIn } from '@sannidhi/contracts';

export interface CallOptions<E> {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: BodyOf<E>;
  idempotencyKey?: string;
}

/** A response that is not a success; `status` 0 means no response at all. */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(what: string, status: number, text: string, retryAfter: string | null = null) {
    super(`${what} answered ${status || 'nothing'}: ${text}`);
    this.status = status;
    this.code = /"code":"([\w-]+)"/.exec(text)?.[1];
    this.retryAfterSeconds = retryAfter === null ? undefined : Number(retryAfter);
  }
}

/** Calls the API like a user's browser, typed by the contract. */
export class ApiClient {
  private readonly url: string;
  private readonly authorization: string | undefined;

  constructor(url: string, authorization?: string) {
    this.url = url;
    this.authorization = authorization;
  }

  /** @throws CallFailed */
  async call<E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<ReplyOf<E>> {
    const text = await this.text(endpoint, options);
    return (text ? JSON.parse(text) : undefined) as ReplyOf<E>;
  }

  /** The raw response text. @throws CallFailed */
  async text<E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<string> {
    const what = `${endpoint.method} ${endpoint.path}`;
    const answer = await fetch(this.address(endpoint, options), this.request(endpoint, options)).catch((error: Error) => error);
    if (answer instanceof Error) throw new CallFailed(what, 0, answer.message);
    const text = await answer.text().catch(() => undefined);
    if (text === undefined) throw new CallFailed(what, 0, 'the answer broke off');
    if (!answer.ok) throw new CallFailed(what, answer.status, text, answer.headers.get('retry-after'));
    return text;
  }

  private address<E extends Endpoint>({ path }: E, { params = {}, query = {} }: CallOptions<E>): string {
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
    return `${this.url}${filled}${search ? `?${search}` : ''}`;
  }

  private request<E extends Endpoint>({ method }: E, { body, idempotencyKey }: CallOptions<E>): RequestInit {
    return {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(this.authorization ? { authorization: this.authorization } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
    };
  }
}

const DEMO_PASSWORD = 'Namaste-108';

/** A signed-in user. */
export interface SignedInPerson {
  user: CurrentUser;
  authToken: string;
  api: ApiClient;
  /** The same session through another address. */
  through: (url: string) => ApiClient;
}

/** The cookie of the browser that everybody signs in from, by the platform's address: a stranger may try only so often. */
const browsers = new Map<string, string>();

/** Signs a demo user in, always from the same browser, and returns a client for them. */
export async function signIn(url: string, email: string, role: Role, password = DEMO_PASSWORD): Promise<SignedInPerson> {
  const answer = await fetch(`${url}${ROLE_FACTS[role].authPath}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: browsers.get(url) ?? '' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new CallFailed(`Signing ${email} in`, answer.status, await answer.text());
  const named = answer.headers.getSetCookie().find((cookie) => cookie.includes('sannidhi_browser='));
  if (named) browsers.set(url, named.split(';')[0] ?? '');
  const { authToken, user } = (await answer.json()) as SignedIn;
  const through = (address: string) => new ApiClient(address, `Bearer ${authToken}`);
  return { api: through(url), user, authToken, through };
}
