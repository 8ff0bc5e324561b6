import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { demoLink } from './demo/demo-link.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo/demo-people.ts';
import { InstalledReleases } from './domain/remotes/installed-releases.ts';
import { knownFacts } from './known-facts/known-facts.ts';
import { isKeyPath, pageHeads } from './known-facts/page-heads.ts';
import { credentialsOf, sessionCookieName } from './platform/auth/credentials.ts';
import type { Settings } from './platform/config/settings.ts';
import { Database } from './platform/database/database.ts';
import { LOGGER, type Logger } from './platform/observability/logger.ts';
import { BuiltReleases } from './platform/web/built-releases.ts';
import { keepInstalled } from './platform/web/keep-installed.ts';
import { registerWeb } from './platform/web/register-web.ts';
import { publishedRemotes } from './published-remotes.ts';

/** The repository root: this file is in `api/src` or, compiled, in `api/dist`. */
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** `npm run dev` shows each build as soon as it is saved. */
const FOLLOWS_BUILDS = process.argv.includes('--follow-builds');

/** Mounts the shell and the remotes on the process's server; see `createApp`. */
export const serveWeb = (settings: Settings) => (fastify: FastifyInstance, app: NestFastifyApplication) => {
  const built = new BuiltReleases(FOLLOWS_BUILDS ? ROOT : keepInstalled(ROOT, join(settings.dataDir, 'installed')));
  app.get(InstalledReleases).use(built);
  return registerWeb(fastify, {
    root: ROOT,
    built,
    published: publishedRemotes(settings, app),
    ...(settings.trustedProxies.length > 0 ? { staticCopy: staticCopy(settings, app.get(LOGGER)) } : {}),
    hasSession: (request) => credentialsOf(request, sessionCookieName(settings.publicUrl)).scheme !== 'none',
    known: knownFacts(app),
    head: pageHeads(app),
    isKeyPath,
    publicUrl: settings.publicUrl,
    payments: settings.payments.kind,
    ...(settings.staging ? { staging: true as const } : {}),
    demoLogins: settings.demoData === 'off' ? [] : DEMO_LOGINS.map(({ email, role }) => ({ email, role, password: DEMO_PASSWORD })),
    demo: async () => (settings.demoData === 'off' ? null : demoLink(app.get(Database))),
  });
};

/** Only if a gateway is in front of the process that could serve it. */
const staticCopy = ({ dataDir }: Settings, logger: Logger) => ({
  folder: join(dataDir, 'static-copy'),
  failed: (error: unknown) => logger.error({ err: error }, 'the static copy of the pages could not be written'),
});
