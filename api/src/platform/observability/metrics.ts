import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Counts by state, read when metrics are requested. */
export type OutboxCounts = () => Promise<Record<string, number>>;

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Measures every request and serves `/api/metrics` in Prometheus's format, to this machine only. */
export function serveMetrics(fastify: FastifyInstance, countOutbox: OutboxCounts): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(fastify, registry);
  measureOutbox(registry, countOutbox);
  fastify.get('/api/metrics', async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function measureRequests(fastify: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    // The route as declared: URLs would each create a new series.
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

function measureOutbox(registry: Registry, countOutbox: OutboxCounts): void {
  new Gauge({
    name: 'outbox_messages',
    help: 'Messages that wait or are dead',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      for (const [state, count] of Object.entries(await countOutbox())) this.set({ state }, count);
    },
  });
}

/** A proxy on this machine forwards strangers' requests, but marks them. */
const isLocal = (request: FastifyRequest): boolean =>
  LOOPBACK.has(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined;
