import { type DynamicModule, Global, Module } from '@nestjs/common';
import { LOGGER, type Logger } from './logger.ts';

@Global()
@Module({})
export class ObservabilityModule {
  static of(logger: Logger): DynamicModule {
    return { module: ObservabilityModule, providers: [{ provide: LOGGER, useValue: logger }], exports: [LOGGER] };
  }
}
