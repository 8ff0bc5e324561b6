import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Settings } from '../config/settings.ts';
import type { Logger } from '../observability/logger.ts';

/** The `X-Forwarded-For` that the gateway received, before it wrote its own; only for this report, never trusted. */
const RECEIVED_HEADER = 'x-forwarded-for-received';

/** What is wrong with the proxy chain, if limits would count everyone as one client. */
export type ChainFault = 'peer-not-trusted' | 'client-behind-gateway';

export interface Hop {
  /** Who opened the connection. */
  peer: string;
  /** The client that limits count. */
  client: string;
  forwardedFor?: string;
  receivedByGateway?: string;
}

type ChainSettings = Pick<Settings, 'host' | 'publicUrl' | 'trustedProxies'>;

/** Problems in the settings that would give everyone one address, or let anyone choose theirs. */
export function chainWarnings({ host, publicUrl, trustedProxies }: ChainSettings): string[] {
  const warnings: string[] = [];
  if (publicUrl.startsWith('https:') && trustedProxies.length === 0)
    warnings.push('PUBLIC_URL is https, so a proxy ends TLS, but TRUSTED_PROXIES is empty: limits count everyone as that one proxy.');
  if (trustedProxies.length > 0 && isLoopback(host) && !trustedProxies.some((proxy) => isLoopback(proxy.split('/')[0] ?? '')))
    warnings.push(
      `HOST is ${host}, so requests arrive from this machine, which TRUSTED_PROXIES doesn't name: limits count everyone as one.`,
    );
  return warnings;
}

/** What a request reveals about the chain; nothing if the chain is right, or if a stranger made it up. */
export function chainFault({ peer, client, forwardedFor, receivedByGateway }: Hop): ChainFault | undefined {
  // A public peer is a browser or a tool describing itself, which doesn't count.
  if (forwardedFor && client === peer && !isPublic(peer)) return 'peer-not-trusted';
  const isHidden = !isPublic(client) && receivedByGateway?.split(',').some((address) => isPublic(address.trim()));
  return isHidden ? 'client-behind-gateway' : undefined;
}

/** Logs what is wrong with the proxy chain: the settings now, each fault in a request once. */
export function watchProxyChain(fastify: FastifyInstance, settings: ChainSettings, logger: Logger): void {
  for (const warning of chainWarnings(settings)) logger.warn({ alarm: 'proxy-chain' }, warning);
  const seen = new Set<ChainFault>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const hop = hopOf(request);
    const fault = hop && chainFault(hop);
    if (hop && fault && !seen.has(fault)) {
      seen.add(fault);
      logger.error({ alarm: 'proxy-chain', fault, peer: hop.peer, client: hop.client }, SENTENCES[fault]);
    }
    done();
  });
}

const SENTENCES: Record<ChainFault, string> = {
  'peer-not-trusted':
    "Requests arrive with X-Forwarded-For from a proxy that TRUSTED_PROXIES doesn't name: limits count everyone behind it as one.",
  'client-behind-gateway':
    "The gateway stands behind a proxy that its outer-proxies.conf doesn't name: limits count everyone behind it as one. docs/deploying.md says how to name it.",
};

/** Undefined for the many requests that passed no proxy. */
function hopOf({ socket, ip, headers }: FastifyRequest): Hop | undefined {
  const [forwardedFor, receivedByGateway] = [headerOf(headers['x-forwarded-for']), headerOf(headers[RECEIVED_HEADER])];
  if (!forwardedFor && !receivedByGateway) return undefined;
  return { peer: socket.remoteAddress ?? '', client: ip, forwardedFor, receivedByGateway };
}

const headerOf = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value.join(',') : value);

const rangeOf = (address: string): string | undefined => (ipaddr.isValid(address) ? ipaddr.process(address).range() : undefined);
const isPublic = (address: string): boolean => rangeOf(address) === 'unicast';
const isLoopback = (host: string): boolean => host === 'localhost' || rangeOf(host) === 'loopback';
