import type { ApiError, RemoteStatus } from '@sannidhi/contracts';
import { RefusedPublish } from './refused-publish.ts';

/** The platform's endpoints for a release tool, with its deploy token. */
export class DeployClient {
  private readonly platform: string;
  private readonly base: string;
  private readonly token: string;

  constructor(platform: string, remote: string, token: string) {
    this.platform = platform;
    this.base = `${platform}/api/deploy/remotes/${remote}`;
    this.token = token;
  }

  /** Sends one file of a release. */
  async upload(release: string, file: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.send('PUT', `/releases/${release}/files/${file}`, { 'content-type': 'application/octet-stream' }, content);
  }

  async post(path: string, body: object): Promise<RemoteStatus> {
    const answer = await this.send('POST', path, { 'content-type': 'application/json' }, JSON.stringify(body));
    return (await answer.json()) as RemoteStatus;
  }

  async status(): Promise<RemoteStatus> {
    return (await (await this.send('GET', '')).json()) as RemoteStatus;
  }

  /** Throws `RefusedPublish` with the platform's own reason, or that it couldn't be reached. */
  private async send(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string | Uint8Array<ArrayBuffer>,
  ): Promise<Response> {
    const authorization = `Deploy ${this.token}`;
    const answer = await fetch(this.base + path, { method, headers: { ...headers, authorization }, ...(body ? { body } : {}) }).catch(
      (error: unknown) => {
        throw new RefusedPublish(`${this.platform} does not answer: ${reasonOf(error)}.`);
      },
    );
    if (answer.ok) return answer;
    const { code, message } = (await answer.json().catch(() => ({ code: answer.status, message: answer.statusText }))) as ApiError;
    throw new RefusedPublish(`${message} (${code})`);
  }
}

/** `fetch` only says that it failed; the reason is one level below: `connect ECONNREFUSED 127.0.0.1:3000`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error as { cause?: { message?: string; code?: string } };
  return cause?.message || cause?.code || error.message;
}
