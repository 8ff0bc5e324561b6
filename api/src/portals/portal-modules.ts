import type { DynamicModule, Type } from '@nestjs/common';
import type { ApiNoun, Portal } from '../nouns/api-noun.ts';

/** One module per portal: the nouns' controllers for its callers, and the services these need. */
export const portalModules = (portals: readonly Portal[], nouns: readonly ApiNoun[]): DynamicModule[] => {
  const services = nouns.flatMap(({ module }) => module ?? []);
  return portals.map((portal) => ({
    module: moduleNamed(portal),
    imports: services,
    controllers: nouns.flatMap(({ controllers }) => controllers?.[portal] ?? []),
  }));
};

/** Nest distinguishes modules by their class. */
const moduleNamed = (portal: Portal): Type => ({ [`${portal} portal`]: class {} })[`${portal} portal`] as Type;
