import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { REMOTES, releaseFileType, remoteNamed } from '@sannidhi/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltReleases } from './built-releases.ts';
import { fileSecurityHeaders, releaseSecurityHeaders } from './content-security.ts';
import type { PublishedRemotes } from './published-remotes.ts';

const RELEASED_FILE = /^\/[0-9a-f]{16}\/([\w.-]+)$/;
const RELEASES = '/remotes/';

interface FilesOptions {
  root: string;
  built: BuiltReleases;
  /** Where published releases are found, a folder per remote. */
  published: Pick<PublishedRemotes, 'folder' | 'bring'> | undefined;
  isSecure: boolean;
}

interface Folder {
  prefix: string;
  roots: string[];
  allowed: (path: string) => boolean;
  /** Fetches what a request needs, if it is stored elsewhere. */
  fetched?: ((request: FastifyRequest) => Promise<void>) | undefined;
}

/** Serves build output. Every name contains a digest of its content, so browsers may cache it forever. */
export async function serveFiles(fastify: FastifyInstance, { root, built, published, isSecure }: FilesOptions): Promise<void> {
  secureReleases(fastify, isSecure);
  const folders: Folder[] = [
    { prefix: '/assets/', roots: [join(root, 'shell/dist/assets')], allowed: () => true },
    ...REMOTES.map((name) => ({
      prefix: `${RELEASES}${name}/`,
      roots: [...(published ? [madeFolder(join(published.folder, name))] : []), built.folderOf(name)],
      allowed: isReleasedFile,
      fetched: published?.bring && releaseFetcher(published.bring),
    })),
    // Remotes registered while the platform runs are only ever published.
    ...(published
      ? [
          {
            prefix: RELEASES,
            roots: [madeFolder(published.folder)],
            allowed: isRegisteredFile,
            fetched: published.bring && releaseFetcher(published.bring),
          },
        ]
      : []),
  ];
  const found = folders.map((one) => ({ ...one, roots: one.roots.filter((folder) => existsSync(folder)) }));
  for (const folder of found.filter(({ roots }) => roots.length > 0)) await serveFolder(fastify, folder, isSecure);
}

async function serveFolder(fastify: FastifyInstance, { prefix, roots, allowed, fetched }: Folder, isSecure: boolean): Promise<void> {
  await fastify.register(async (scope) => {
    if (fetched) scope.addHook('onRequest', fetched);
    if (prefix.startsWith(RELEASES)) scope.addHook('onSend', sendAsJudged);
    await scope.register(fastifyStatic, {
      prefix,
      root: roots,
      allowedPath: allowed,
      preCompressed: true,
      decorateReply: false,
      wildcard: true,
      index: false,
      dotfiles: 'deny',
      immutable: true,
      maxAge: '365d',
      setHeaders: (reply) => {
        for (const [name, value] of Object.entries(fileSecurityHeaders(isSecure))) reply.header(name, value);
      },
    });
  });
}

/** Every response, including missing files, however the URL is written. */
function secureReleases(fastify: FastifyInstance, isSecure: boolean): void {
  fastify.addHook('onRequest', async ({ url, routeOptions }, reply) => {
    if ([url, routeOptions.url].some((address) => address?.startsWith(RELEASES))) reply.headers(releaseSecurityHeaders(isSecure));
  });
  fastify.addHook('onSend', typeMissing);
}

/** A missing file gets the type it would have: the browser then reports a missing script instead of a refusal to run one. */
async function typeMissing({ url }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.statusCode !== 404 || !url.startsWith(RELEASES)) return;
  const type = releaseFileType(url.slice(url.lastIndexOf('/') + 1));
  if (type) reply.type(type);
}

/** The type that admitted the file to its release, whatever the server's own table says. */
async function sendAsJudged(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const type = releaseFileType((request.params as { '*'?: string })['*'] ?? '');
  if (type && reply.statusCode < 300) reply.type(type);
}

const isReleasedFile = (path: string) => releaseFileType(RELEASED_FILE.exec(path)?.[1] ?? '') !== undefined;

/** The same below the remote's own folder. */
function isRegisteredFile(path: string): boolean {
  const [, remote = '', file = ''] = /^\/([^/]+)(\/.+)$/.exec(path) ?? [];
  return remoteNamed(remote) !== undefined && isReleasedFile(file);
}

const releaseFetcher = (bring: NonNullable<PublishedRemotes['bring']>) => async (request: FastifyRequest) => {
  const [, , name, release = ''] = request.url.split('/');
  const remote = remoteNamed(name);
  if (remote && /^[0-9a-f]{16}$/.test(release)) await bring(remote, release);
};

function madeFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}
