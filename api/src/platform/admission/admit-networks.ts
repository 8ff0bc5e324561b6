import type { Cost, Endpoint } from '@sannidhi/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signature } from '../http/route-table.ts';
import type { NetworkLimits } from '../rate-limit/network-limits.ts';
import { costOf, NETWORK_BUDGETS } from './network-budgets.ts';

/** Files named by their content: cheap, many per page, and cached by browsers. */
const FILES = /^\/(?:assets|remotes)\//;

interface Admission {
  endpoints: () => readonly Endpoint[];
  limits: () => NetworkLimits;
}

/**
 * Holds every network to a budget for whatever needs no session: public endpoints, pages, and unknown addresses. It is checked before a
 * body is read. Requests with a session are limited by their account.
 */
export function admitNetworks(fastify: FastifyInstance, { endpoints, limits }: Admission): void {
  let costs: ReadonlyMap<string, Cost | null> | undefined;
  fastify.addHook('onRequest', (request, _reply, done) => {
    costs ??= new Map(endpoints().map((endpoint) => [signature(endpoint), endpoint.access.kind === 'public' ? costOf(endpoint) : null]));
    const cost = costs.get(routeOf(request));
    try {
      if (cost !== null && !FILES.test(request.url))
        limits().spend(`cost:${cost ?? 'light'}`, request.ip, NETWORK_BUDGETS[cost ?? 'light']);
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}

const routeOf = ({ method, routeOptions }: FastifyRequest) => `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url ?? ''}`;
