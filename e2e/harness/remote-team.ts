import { deployEndpoints, type Remote, type RemoteStatus, remoteDeskEndpoints } from '@sannidhi/contracts';
import { ApiClient, signIn } from './api-client.ts';
import type { Variant } from './variant.ts';

const UPLOADS_AT_ONCE = 6;

/** A feature team with its deploy token, doing what its release tool does. */
export class RemoteTeam {
  private readonly url: string;
  private readonly remote: Remote;
  private readonly token: string;
  private readonly api: ApiClient;

  private constructor(url: string, remote: Remote, token: string) {
    this.url = url;
    this.remote = remote;
    this.token = token;
    this.api = new ApiClient(url, `Deploy ${token}`);
  }

  static async of(url: string, remote: Remote): Promise<RemoteTeam> {
    const { api } = await signIn(url, 'superadmin@sannidhi.test', 'superadmin');
    const { token } = await api.call(remoteDeskEndpoints.issueToken, { body: { remote, label: 'A team at work', days: 1 } });
    return new RemoteTeam(url, remote, token);
  }

  /** Sends and registers a release; 100 makes it active for everyone. */
  async publish({ manifest, files }: Variant, sharePercent = 100): Promise<RemoteStatus> {
    const waiting = [...files];
    const sendNext = async (): Promise<void> => {
      for (let file = waiting.pop(); file; file = waiting.pop()) await this.upload(manifest.release, ...file);
    };
    await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, sendNext));
    return this.call(deployEndpoints.publish, { manifest, activate: true, sharePercent, reason: '' });
  }

  rollBack = (): Promise<RemoteStatus> => this.call(deployEndpoints.rollback, { reason: 'as it was' });
  status = (): Promise<RemoteStatus> => this.api.call(deployEndpoints.status, { params: { remote: this.remote } });

  private call(endpoint: typeof deployEndpoints.publish | typeof deployEndpoints.rollback, body: object): Promise<RemoteStatus> {
    return this.api.call(endpoint, { params: { remote: this.remote }, body: body as never });
  }

  private async upload(release: string, file: string, content: Buffer): Promise<void> {
    const headers = { authorization: `Deploy ${this.token}`, 'content-type': 'application/octet-stream' };
    const path = `/api/deploy/remotes/${this.remote}/releases/${release}/files/${file}`;
    const answer = await fetch(this.url + path, { method: 'PUT', headers, body: new Uint8Array(content) });
    if (!answer.ok) throw new Error(`${file} was refused: ${answer.status} ${await answer.text()}`);
  }
}
