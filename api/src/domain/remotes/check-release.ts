import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import {
  COMPRESSED_COPY,
  isOwnRoute,
  leadsInside,
  messagesOf,
  RELEASE_FILE_LIMIT_BYTES,
  type Remote,
  type RemoteRelease,
  refusalsOf,
  releaseFileProblem,
  remoteNoun,
  remoteReleaseSchema,
} from '@sannidhi/contracts';
import { ValidationError } from 'yup';
import { DomainError } from '../../platform/http/domain-error.ts';
import { RELEASE_FILE } from '../../platform/storage/release-store.ts';

const say = messagesOf(remoteNoun);

const CARET_RANGE = /^\^\d+\.\d+\.\d+$/;
const unpackers = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

/**
 * A release's manifest, or the reason why it is refused: another remote's, no contract range, a route or navigation entry outside its area,
 * malformed.
 */
export function readManifest(remote: Remote, manifest: object): RemoteRelease {
  const { name, contract, routes, navigation } = manifest as Partial<RemoteRelease>;
  if (name !== remote) throw new DomainError('deploy-token-scope');
  if (typeof contract !== 'string' || !CARET_RANGE.test(contract)) throw new DomainError('release-contract-missing');
  const outside = listOf(routes).find((route) => !isOwnRoute(remote, String(route?.path)));
  if (outside)
    throw new DomainError('release-route-outside', { message: say('remote.route-outside', { remote, path: String(outside.path) }) });
  const away = listOf(navigation).find((entry) => !leadsInside(remote, String(entry?.to)));
  if (away) throw new DomainError('release-route-outside', { message: say('remote.link-outside', { remote, path: String(away.to) }) });
  try {
    return remoteReleaseSchema.validateSync(manifest, { strict: true }) as RemoteRelease;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const [refusal] = refusalsOf(error);
    const [field, problem] = [refusal?.path ?? '', refusal?.message.sentence ?? ''];
    throw new DomainError('release-malformed', { message: say('remote.manifest-malformed', { field, problem }) });
  }
}

const listOf = <Item>(given: Item[] | undefined): Item[] => (Array.isArray(given) ? given : []);

/** Checks a release's file by its name, before it is accepted. Throws `release-file-name` and `release-file-type`. */
export function checkFileName(name: string): void {
  if (!RELEASE_FILE.test(name)) throw new DomainError('release-file-name');
  refuseForeign(name);
}

function refuseForeign(name: string, content?: Buffer): void {
  const message = releaseFileProblem(name, content);
  if (message) throw new DomainError('release-file-type', { message });
}

/**
 * Checks that the files are the release: its name is the digest of all of them, each listed one has its digest, a compressed copy unpacks
 * to its original, and each file's content matches its name. Throws `release-incomplete`, `release-hash-differs` and `release-file-type`,
 * naming the file.
 */
export async function checkFiles(release: RemoteRelease, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const listed = [...new Set([release.entry, ...release.routes.flatMap((route) => route.files), ...Object.keys(release.integrity)])];
  for (const name of listed) {
    const content = files.get(name);
    if (!content) throw new DomainError('release-incomplete', { message: say('remote.file-missing', { file: name }) });
    if (digest(content) !== release.integrity[name]) throw differs(name);
  }
  if (contentName(files) !== release.release)
    throw new DomainError('release-hash-differs', { message: say('remote.release-differs', { release: release.release }) });
  for (const [name, content] of files) refuseForeign(name, content);
  for (const name of files.keys()) if (COMPRESSED_COPY.test(name)) await checkCopy(name, files);
}

async function checkCopy(name: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const unpack = unpackers[name.endsWith('.br') ? 'br' : 'gz'];
  const original = files.get(name.replace(COMPRESSED_COPY, ''));
  const copy = await unpack(files.get(name) ?? '', { maxOutputLength: RELEASE_FILE_LIMIT_BYTES }).catch(() => undefined);
  if (!original || !copy?.equals(original)) throw differs(name);
}

/** A release's name, as in the build: SHA-256 over names and contents in the order of the names, without compressed copies. */
function contentName(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const name of [...files.keys()].filter((file) => !COMPRESSED_COPY.test(file)).sort()) {
    hash
      .update(name)
      .update('\0')
      .update(files.get(name) ?? '')
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

const digest = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const differs = (file: string) => new DomainError('release-hash-differs', { message: say('remote.file-differs', { file }) });
