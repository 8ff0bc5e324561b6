import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { REMOTES } from '@sannidhi/contracts';
import type { FastifyInstance } from 'fastify';
import type { BuiltReleases } from './built-releases.ts';
import { fileSecurityHeaders } from './content-security.ts';

const RELEASED_FILE = /^\/[0-9a-f]{16}\/[\w.-]+$/;

interface FilesOptions {
  root: string;
  built: BuiltReleases;
  /** Where published releases are kept, a folder per remote. */
  published: string | undefined;
  isSecure: boolean;
}

/** Serves what builds left behind. Every name carries a digest of its content, so browsers may keep it for good. */
export async function serveFiles(fastify: FastifyInstance, { root, built, published, isSecure }: FilesOptions): Promise<void> {
  const folders = [
    { prefix: '/assets/', roots: [join(root, 'shell/dist/assets')], allowed: () => true },
    ...REMOTES.map((name) => ({
      prefix: `/remotes/${name}/`,
      roots: [...(published ? [madeFolder(join(published, name))] : []), built.folderOf(name)],
      allowed: isReleasedFile,
    })),
  ].map((one) => ({ ...one, roots: one.roots.filter((folder) => existsSync(folder)) }));
  for (const { prefix, roots, allowed } of folders.filter((one) => one.roots.length > 0)) {
    await fastify.register(fastifyStatic, {
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
  }
}

const isReleasedFile = (path: string) => RELEASED_FILE.test(path);

function madeFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}
