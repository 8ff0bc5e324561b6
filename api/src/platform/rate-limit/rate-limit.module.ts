import { type DynamicModule, Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Settings } from '../config/settings.ts';
import { MailLimits } from './mail-limits.ts';
import { MemoryRateLimiter } from './memory-rate-limiter.ts';
import { NetworkLimits } from './network-limits.ts';
import { RateLimiter } from './rate-limiter.ts';

@Global()
@Module({})
class RateLimitModule implements OnApplicationShutdown {
  constructor(private readonly limiter: RateLimiter) {}

  onApplicationShutdown(): Promise<void> {
    return this.limiter.close();
  }
}

/** The settings' rate limiter: Redis if configured, otherwise this process's memory. */
export function rateLimitModule({ redisUrl }: Settings): DynamicModule {
  const provider = { provide: RateLimiter, useFactory: () => limiterOf(redisUrl) };
  return { module: RateLimitModule, providers: [provider, NetworkLimits, MailLimits], exports: [RateLimiter, NetworkLimits, MailLimits] };
}

async function limiterOf(redisUrl: string | undefined): Promise<RateLimiter> {
  if (redisUrl === undefined) return new MemoryRateLimiter();
  const { RedisRateLimiter } = await import('./redis-rate-limiter.ts');
  return RedisRateLimiter.on(redisUrl);
}
