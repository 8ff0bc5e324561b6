import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Remote } from '@sannidhi/contracts';
import type { FastifyRequest } from 'fastify';
import { PageLoadNames } from './domain/remotes/page-load-name.ts';
import { PreviewsService } from './domain/remotes/previews.service.ts';
import { RemoteRegistry } from './domain/remotes/remote-registry.service.ts';
import { type Actor, ANONYMOUS } from './platform/auth/actor.ts';
import { credentialsOf, sessionCookieName } from './platform/auth/credentials.ts';
import { SessionLookup } from './platform/auth/session-lookup.ts';
import { SessionTokens } from './platform/auth/session-token.ts';
import type { Settings } from './platform/config/settings.ts';
import { ReleaseStore } from './platform/storage/release-store.ts';
import type { PublishedRemotes } from './platform/web/published-remotes.ts';

/** The remotes domain as the pages need it. */
export function publishedRemotes({ dataDir, publicUrl, storage }: Settings, app: NestFastifyApplication): PublishedRemotes {
  const registry = app.get(RemoteRegistry);
  const previews = app.get(PreviewsService);
  return {
    folder: join(dataDir, 'remotes'),
    ...(storage.kind === 's3' ? { bring: releaseBringer(registry, app.get(ReleaseStore)) } : {}),
    forBrowser: (browser) => registry.forBrowser(browser),
    hasCanary: () => registry.hasCanary(),
    pageLoad: () => app.get(PageLoadNames).next(),
    markPreview: async (request, { remote, release }, { key, device }) => {
      if (!(await registry.isKnown(remote, release))) return undefined;
      const actor = await actorOf(request, app, sessionCookieName(publicUrl));
      return previews.allows(actor, remote, release, key) ? previews.mark(device, remote, release) : undefined;
    },
  };
}

/** Anyone can make up names; only those in the registry are looked up in the bucket. */
const releaseBringer =
  (registry: RemoteRegistry, store: ReleaseStore) =>
  async (remote: Remote, release: string): Promise<void> => {
    if (await registry.isPublished(remote, release)) await store.bring(remote, release);
  };

async function actorOf(request: FastifyRequest, app: NestFastifyApplication, cookie: string): Promise<Actor> {
  const { scheme, token } = credentialsOf(request, cookie);
  const sessionId = scheme === 'cookie' ? await app.get(SessionTokens).sessionOf(token) : undefined;
  return (sessionId && (await app.get(SessionLookup).actorOf(sessionId))) || ANONYMOUS;
}
