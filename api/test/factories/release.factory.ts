import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { areaTable, BUILT_FOR_CONTRACT, type Remote, type RemoteRelease } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { newId } from '../../src/platform/ids/new-id.ts';

export interface BuiltRelease {
  manifest: RemoteRelease;
  files: Record<string, Buffer>;
}

/** A path in the remote's area: `/devotee/dashboard`, or `/login`. */
const areaPath = (name: Remote): string => {
  const facts = areaTable().find(({ area }) => area === name);
  const [prefix] = facts?.prefixes ?? [];
  return prefix ? `${prefix}/dashboard` : (facts?.exact[0] ?? '/');
};

/** A release as a build produces it: a script, its compressed copy, a font, and a matching `mfe.json`; `more` are additional files. */
export function buildRelease(
  name: Remote = 'mfe-devotee',
  given: Partial<RemoteRelease> = {},
  more: Record<string, Buffer | string> = {},
): BuiltRelease {
  const entry = Buffer.from(`remote("${newId()}");`.repeat(20));
  const others = Object.fromEntries(Object.entries(more).map(([file, content]) => [file, Buffer.from(content)]));
  const files = { 'remoteEntry.1a2b3c4d.js': entry, 'noto.5e6f7a8b.woff2': Buffer.from(`wOF2${newId()}`), ...others };
  const title = { en: 'Dashboard', hi: 'डैशबोर्ड' };
  const manifest: RemoteRelease = {
    name,
    release: contentName(files),
    contract: BUILT_FOR_CONTRACT,
    entry: 'remoteEntry.1a2b3c4d.js',
    exposes: ['./area'],
    routes: [{ path: areaPath(name), title, access: 'signed-in', layout: 'area', files: [] }],
    navigation: [],
    permissions: [],
    integrity: { 'remoteEntry.1a2b3c4d.js': `sha384-${createHash('sha384').update(entry).digest('base64')}` },
    ...given,
  };
  return { manifest, files: { ...files, 'remoteEntry.1a2b3c4d.js.br': brotliCompressSync(entry) } };
}

/** Sends a release's files as the release tool does. */
export async function sendFiles(client: TestAgent, { manifest, files }: BuiltRelease): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await client
      .put(`/api/deploy/remotes/${manifest.name}/releases/${manifest.release}/files/${file}`)
      .set('content-type', 'application/octet-stream')
      .send(content)
      .expect(204);
  }
}

/** Sends and registers a release; `options` are the endpoint's. */
export async function publishRelease(client: TestAgent, built: BuiltRelease, options: object = {}) {
  await sendFiles(client, built);
  return client.post(`/api/deploy/remotes/${built.manifest.name}/releases`).send({ manifest: built.manifest, ...options });
}

function contentName(files: Record<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(files).sort()) hash.update(name).update('\0').update(files[name]!).update('\0');
  return hash.digest('hex').slice(0, 16);
}
