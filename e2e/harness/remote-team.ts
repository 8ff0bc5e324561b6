import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deployEndpoints, type Remote, type RemoteRelease, remoteDeskEndpoints } from '@sannidhi/contracts';
import { ApiClient, signIn } from './api-client.ts';
import type { PlatformProcess } from './platform-process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A feature team with its deploy token: it ships releases made from its remote's build by changing texts in it. */
export class RemoteTeam {
  private readonly platform: PlatformProcess;
  private readonly remote: Remote;
  private readonly authorization: string;

  private constructor(platform: PlatformProcess, remote: Remote, token: string) {
    this.platform = platform;
    this.remote = remote;
    this.authorization = `Deploy ${token}`;
  }

  static async of(platform: PlatformProcess, remote: Remote): Promise<RemoteTeam> {
    const { api } = await signIn(platform.url, 'superadmin@sannidhi.test', 'superadmin');
    const { token } = await api.call(remoteDeskEndpoints.issueToken, { body: { remote, label: 'Team of the journey', days: 1 } });
    return new RemoteTeam(platform, remote, token);
  }

  /** Publishes the build with some texts said differently, and makes it active. Returns the release's name. */
  async ship(texts: Readonly<Record<string, string>>): Promise<string> {
    const { manifest, files } = changedBuild(this.remote, texts);
    for (const [file, content] of files) await this.send(manifest.release, file, content);
    const body = { manifest, activate: true, sharePercent: 100, reason: '' };
    await new ApiClient(this.platform.url, this.authorization).call(deployEndpoints.publish, { params: { remote: this.remote }, body });
    return manifest.release;
  }

  /** Takes a release's files off the server, as happens when its days are over. */
  removeFiles(release: string): void {
    rmSync(join(this.platform.dataDir, 'remotes', this.remote, release), { recursive: true });
  }

  private async send(release: string, file: string, content: Buffer) {
    const answer = await fetch(`${this.platform.url}/api/deploy/remotes/${this.remote}/releases/${release}/files/${file}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', authorization: this.authorization },
      body: new Uint8Array(content),
    });
    if (!answer.ok) throw new Error(`Sending ${file} was answered with ${answer.status}: ${await answer.text()}`);
  }
}

/** Another build of the same sources but for these texts: its own digests, its own name, its own array of chunks. */
function changedBuild(remote: Remote, texts: Readonly<Record<string, string>>) {
  const dist = join(ROOT, remote, 'dist');
  const built = JSON.parse(readFileSync(join(dist, 'mfe.json'), 'utf8')) as RemoteRelease;
  const folder = join(dist, built.release);
  const names = readdirSync(folder).filter((file) => file !== 'mfe.json' && !/\.(br|gz)$/.test(file));
  const mark = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  const files = new Map(names.map((name) => [name, changedFile(name, readFileSync(join(folder, name)), texts, mark)]));
  const release = contentName(files);
  const integrity = Object.fromEntries(Object.keys(built.integrity).map((name) => [name, digest(files.get(name))]));
  return { manifest: { ...built, release, integrity }, files };
}

function changedFile(name: string, content: Buffer, texts: Readonly<Record<string, string>>, mark: string): Buffer {
  if (!name.endsWith('.js')) return content;
  const code = content.toString().replaceAll(/(chunks_mfe-[a-z-]+_)[0-9a-f]{16}/g, `$1${mark}`);
  return Buffer.from(Object.entries(texts).reduce((changed, [text, instead]) => changed.replaceAll(text, instead), code));
}

function contentName(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const name of [...files.keys()].sort())
    hash
      .update(name)
      .update('\0')
      .update(files.get(name) ?? '')
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

const digest = (content: Buffer | undefined) =>
  `sha384-${createHash('sha384')
    .update(content ?? '')
    .digest('base64')}`;
