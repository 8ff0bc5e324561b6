import { randomUUID } from 'node:crypto';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { appModule } from './app.module.ts';
import { appSchema } from './app.schema.ts';
import { admitNetworks } from './platform/admission/admit-networks.ts';
import { answerSignedOutChecks } from './platform/auth/signed-out-check.ts';
import type { Settings } from './platform/config/settings.ts';
import { openDataSource } from './platform/database/data-source.ts';
import { migrate } from './platform/database/migrate.ts';
import { BODY_LIMIT_BYTES, readJsonBodies } from './platform/http/json-body.ts';
import { watchProxyChain } from './platform/http/proxy-chain.ts';
import { tagPublicAnswers } from './platform/http/public-answers.ts';
import { refuseAddress } from './platform/http/refuse-address.ts';
import { RouteTable } from './platform/http/route-table.ts';
import { secureAnswers } from './platform/http/security-headers.ts';
import { StreamingAdapter } from './platform/http/streaming-adapter.ts';
import { createLogger, type Logger, nestLogger } from './platform/observability/logger.ts';
import { serveMetrics } from './platform/observability/metrics.ts';
import { logRequests } from './platform/observability/request-log.ts';
import { serveDocs } from './platform/openapi/serve-docs.ts';
import { LocalOutbox } from './platform/outbox/local-outbox.ts';
import { OutboxQueue } from './platform/outbox/outbox-queue.ts';
import { NetworkLimits } from './platform/rate-limit/network-limits.ts';
import { keepToOwner } from './platform/storage/private-files.ts';
import { pageInstead } from './platform/web/page-instead.ts';
import { serveDevOutbox } from './portals/system/dev-outbox.page.ts';

export interface AppOptions {
  settings: Settings;
  logger?: Logger;
  /** Modules in addition to the application's own: test probes. */
  modules?: Type[];
  /**
   * Adds everything that isn't the API (pages, remotes, files) to the same server before anything else. A wildcard handler must leave
   * `/api/` alone by calling `reply.callNotFound()`.
   */
  registerWeb?: (fastify: FastifyInstance, app: NestFastifyApplication) => void | Promise<void>;
}

/** The application, migrated and ready to listen or to be called by tests; `app.close()` ends it and its connections. */
export async function createApp({
  settings,
  registerWeb,
  modules = [],
  logger = createLogger(settings),
}: AppOptions): Promise<NestFastifyApplication> {
  const dataSource = await connect(settings);
  const adapter = createAdapter(settings);
  const app = await NestFactory.create<NestFastifyApplication>(appModule({ settings, dataSource, logger, modules }), adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: nestLogger(logger),
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  readJsonBodies(fastify, () => app.get(RouteTable).endpoints);
  await registerWeb?.(fastify, app);
  secureAnswers(fastify, settings.publicUrl);
  logRequests(fastify, logger);
  watchProxyChain(fastify, settings, logger);
  admitNetworks(fastify, { endpoints: () => app.get(RouteTable).endpoints, limits: () => app.get(NetworkLimits) });
  answerSignedOutChecks(fastify, settings.publicUrl);
  tagPublicAnswers(fastify);
  serveMetrics(fastify, () => app.get(OutboxQueue).counts());
  serveDocs(fastify, () => app.get(RouteTable).endpoints);
  if (settings.outbox.kind === 'local') serveDevOutbox(fastify, app.get(LocalOutbox));
  await app.init();
  await fastify.ready();
  return app;
}

/** The settings' database with the latest schema. */
export async function connect(settings: Settings): Promise<DataSource> {
  keepToOwner(settings.dataDir);
  const dataSource = await openDataSource(settings, appSchema);
  // Files that SQLite just created follow the process's umask, which a caller may not have set.
  keepToOwner(settings.dataDir);
  await migrate(dataSource);
  return dataSource;
}

/** On a starved machine Fastify's own limit of 10 s ended a healthy start. */
const START_LIMIT_MS = 120_000;

const createAdapter = ({ trustedProxies }: Settings): FastifyAdapter =>
  new StreamingAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    pluginTimeout: START_LIMIT_MS,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    genReqId: () => randomUUID(),
    frameworkErrors: refuseAddress,
    rewriteUrl: pageInstead,
    skipMiddie: true,
    multipart: false,
    // A sealed link names an email address, which alone may have 254 characters.
    routerOptions: { maxParamLength: 600 },
  });
