import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { REMOTES } from '@sannidhi/contracts';
import type { FastifyInstance } from 'fastify';
import { fileSecurityHeaders } from './content-security.ts';
import type { RemoteRegistry } from './remote-registry.ts';

const RELEASED_FILE = /^\/[0-9a-f]{16}\/[\w.-]+$/;

interface FilesOptions {
  root: string;
  registry: RemoteRegistry;
  isSecure: boolean;
}

/** Serves what builds left behind. Every name carries a digest of its content, so browsers may keep it for good. */
export async function serveFiles(fastify: FastifyInstance, { root, registry, isSecure }: FilesOptions): Promise<void> {
  const folders = [
    { prefix: '/assets/', folder: join(root, 'shell/dist/assets'), allowed: () => true },
    ...REMOTES.map((name) => ({ prefix: `/remotes/${name}/`, folder: registry.folderOf(name), allowed: isReleasedFile })),
  ];
  for (const { prefix, folder, allowed } of folders.filter((one) => existsSync(one.folder))) {
    await fastify.register(fastifyStatic, {
      prefix,
      root: folder,
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
