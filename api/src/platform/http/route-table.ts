import { Injectable, type OnModuleInit, RequestMethod } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Endpoint } from '@sannidhi/contracts';
import { ENDPOINT } from './endpoint-metadata.ts';

/** Every route of the API, as its controllers declare them; stops startup if one is undeclared or declared twice. */
@Injectable()
export class RouteTable implements OnModuleInit {
  #endpoints: Endpoint[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** The registered endpoints, sorted by path. */
  get endpoints(): readonly Endpoint[] {
    return this.#endpoints;
  }

  onModuleInit(): void {
    const endpoints = this.discovery.getControllers().flatMap(({ metatype }) => (metatype ? this.endpointsOf(metatype) : []));
    refuseDoubles(endpoints);
    this.#endpoints = endpoints.sort((a, b) => (signature(a) < signature(b) ? -1 : 1));
  }

  private endpointsOf(controller: { name: string; prototype: object } | (abstract new (...args: never[]) => object) | object): Endpoint[] {
    const { name, prototype } = controller as { name: string; prototype: Record<string, object> };
    return this.scanner.getAllMethodNames(prototype).flatMap((method) => {
      const handler = prototype[method] as () => unknown;
      const endpoint = this.reflector.get<Endpoint | undefined>(ENDPOINT, handler);
      const isRoute = Reflect.hasMetadata(PATH_METADATA, handler);
      if (isRoute && !endpoint)
        throw new Error(`${name}.${method} answers requests without @Handle: declare its endpoint in the contracts.`);
      return endpoint ? [endpoint] : [];
    });
  }
}

/** `GET /api/…`: a route's name in messages and tables. */
export const signature = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

function refuseDoubles(endpoints: readonly Endpoint[]): void {
  const seen = new Set<string>();
  for (const endpoint of endpoints) {
    if (!(endpoint.method in RequestMethod)) throw new Error(`${signature(endpoint)} has an unknown method.`);
    if (seen.has(signature(endpoint))) throw new Error(`${signature(endpoint)} is handled twice.`);
    seen.add(signature(endpoint));
  }
}
