import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { PageLoadNames } from './domain/remotes/page-load-name.ts';
import { PreviewsService } from './domain/remotes/previews.service.ts';
import { RemoteRegistry } from './domain/remotes/remote-registry.service.ts';
import { type Actor, ANONYMOUS } from './platform/auth/actor.ts';
import { credentialsOf, sessionCookieName } from './platform/auth/credentials.ts';
import { SessionLookup } from './platform/auth/session-lookup.ts';
import { SessionTokens } from './platform/auth/session-token.ts';
import type { Settings } from './platform/config/settings.ts';
import type { PublishedRemotes } from './platform/web/register-web.ts';

/** The remotes domain as the pages need it. */
export function publishedRemotes({ dataDir, publicUrl }: Settings, app: NestFastifyApplication): PublishedRemotes {
  const registry = app.get(RemoteRegistry);
  return {
    folder: join(dataDir, 'remotes'),
    forBrowser: (browser) => registry.forBrowser(browser),
    hasCanary: () => registry.hasCanary(),
    pageLoad: () => app.get(PageLoadNames).next(),
    mayPreview: async (request, { remote, release }, key) =>
      app.get(PreviewsService).allows(await actorOf(request, app, sessionCookieName(publicUrl)), remote, release, key),
  };
}

async function actorOf(request: FastifyRequest, app: NestFastifyApplication, cookie: string): Promise<Actor> {
  const { scheme, token } = credentialsOf(request, cookie);
  const sessionId = scheme === 'cookie' ? await app.get(SessionTokens).sessionOf(token) : undefined;
  return (sessionId && (await app.get(SessionLookup).actorOf(sessionId))) || ANONYMOUS;
}
