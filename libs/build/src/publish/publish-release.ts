import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteRelease, type RemoteStatus, releaseFileProblem } from '@sannidhi/contracts';
import { remoteFolder } from '../repository.ts';
import type { DeployClient } from './deploy-client.ts';
import { RefusedPublish } from './refused-publish.ts';
import type { ReleaseOptions } from './release-options.ts';

/** Parallel uploads; more would only queue on the same connection. */
const PARALLEL = 6;
/** A build's manifest is sent last, as the body of the registration. */
const MANIFEST = 'mfe.json';

/**
 * Sends the built release of a remote and registers it. A release that is already registered is only activated, because its name is its
 * content. Returns its name and the remote's resulting state.
 */
export async function publishRelease(
  client: DeployClient,
  { remote, activate, sharePercent, reason }: Pick<ReleaseOptions, 'remote' | 'activate' | 'sharePercent' | 'reason'>,
): Promise<{ published: string; status: RemoteStatus }> {
  const dist = join(remoteFolder(remote), 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, MANIFEST), 'utf8')) as RemoteRelease;
  const known = (await client.status()).releases.some(({ release }) => release === manifest.release);
  if (!known) await sendFiles(client, manifest.release, join(dist, manifest.release));
  return { published: manifest.release, status: await client.post('/releases', { manifest, activate, sharePercent, reason }) };
}

async function sendFiles(client: DeployClient, release: string, folder: string): Promise<void> {
  const files = readdirSync(folder).filter((file) => file !== MANIFEST);
  refuseForeign(folder, files);
  const send = (file: string) =>
    client.upload(release, file, new Uint8Array(readFileSync(join(folder, file)))).catch((error: unknown) => {
      throw error instanceof RefusedPublish ? new RefusedPublish(`${file}: ${error.message}`) : error;
    });
  const sendNext = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop()) await send(file);
  };
  await Promise.all(Array.from({ length: PARALLEL }, sendNext));
}

/** Reports what the platform would refuse, before anything is sent. Throws `RefusedPublish` naming every such file. */
export function refuseForeign(folder: string, files: readonly string[]): void {
  const problems = files.flatMap((file) => releaseFileProblem(file, readFileSync(join(folder, file)))?.sentence ?? []);
  if (problems.length > 0) throw new RefusedPublish(`${problems.join('\n')}\nNothing was sent.`);
}
