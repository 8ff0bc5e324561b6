import { type DynamicModule, Global, Module } from '@nestjs/common';
import { LOGGER, type Logger } from './logger.ts';

@Global()
@Module({})
class ObservabilityModule {}

/** Gives every provider the process’s logger. */
export function observabilityModule(logger: Logger): DynamicModule {
  return { module: ObservabilityModule, providers: [{ provide: LOGGER, useValue: logger }], exports: [LOGGER] };
}
