import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { REMOTES } from '@sannidhi/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BuiltReleases } from './built-releases.ts';
import { fileSecurityHeaders } from './content-security.ts';
import type { PublishedRemotes } from './register-web.ts';

const RELEASED_FILE = /^\/[0-9a-f]{16}\/[\w.-]+$/;

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
  /** Fetches what a request asks for, where that is kept elsewhere. */
  fetched?: ((request: FastifyRequest) => Promise<void>) | undefined;
}

/** Serves what builds left behind. Every name carries a digest of its content, so browsers may keep it for good. */
export async function serveFiles(fastify: FastifyInstance, { root, built, published, isSecure }: FilesOptions): Promise<void> {
  const folders: Folder[] = [
    { prefix: '/assets/', roots: [join(root, 'shell/dist/assets')], allowed: () => true },
    ...REMOTES.map((name) => ({
      prefix: `/remotes/${name}/`,
      roots: [...(published ? [madeFolder(join(published.folder, name))] : []), built.folderOf(name)],
      allowed: isReleasedFile,
      fetched: published?.bring && releaseFetcher((release) => published.bring?.(name, release)),
    })),
  ];
  const found = folders.map((one) => ({ ...one, roots: one.roots.filter((folder) => existsSync(folder)) }));
  for (const folder of found.filter(({ roots }) => roots.length > 0)) await serveFolder(fastify, folder, isSecure);
}

async function serveFolder(fastify: FastifyInstance, { prefix, roots, allowed, fetched }: Folder, isSecure: boolean): Promise<void> {
  await fastify.register(async (scope) => {
    if (fetched) scope.addHook('onRequest', fetched);
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

const isReleasedFile = (path: string) => RELEASED_FILE.test(path);

const releaseFetcher = (bring: (release: string) => Promise<void> | undefined) => async (request: FastifyRequest) => {
  const [, , , release = ''] = request.url.split('/');
  if (/^[0-9a-f]{16}$/.test(release)) await bring(release);
};

function madeFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}
