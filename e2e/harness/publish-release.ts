import { createHash } from 'node:crypto';
import { BUILT_FOR_CONTRACT, deployEndpoints, type Remote, type RemoteRelease, type RemoteStatus } from '@sannidhi/contracts';
import { ApiClient } from './api-client.ts';

/** Registers a small release of a remote with a team's deploy token, as the release tool does, without activating it. */
export async function publishRelease(url: string, token: string, remote: Remote): Promise<{ release: string; status: RemoteStatus }> {
  const entry = Buffer.from(`/* ${crypto.randomUUID()} */`);
  const file = 'remoteEntry.1a2b3c4d.js';
  const release = createHash('sha256').update(`${file}\0`).update(entry).update('\0').digest('hex').slice(0, 16);
  const authorization = `Deploy ${token}`;
  const sent = await fetch(`${url}/api/deploy/remotes/${remote}/releases/${release}/files/${file}`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/octet-stream' },
    body: entry,
  });
  if (!sent.ok) throw new Error(`${file} was answered ${sent.status}: ${await sent.text()}`);
  const manifest: RemoteRelease = {
    name: remote,
    release,
    contract: BUILT_FOR_CONTRACT,
    entry: file,
    exposes: ['./area'],
    routes: [],
    navigation: [],
    permissions: [],
    integrity: { [file]: `sha384-${createHash('sha384').update(entry).digest('base64')}` },
  };
  const body = { manifest, activate: false, sharePercent: 100, reason: '' };
  return { release, status: await new ApiClient(url, authorization).call(deployEndpoints.publish, { params: { remote }, body }) };
}
