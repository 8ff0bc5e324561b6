import { Redis } from 'ioredis';
import { RateLimiter, type RateRule } from './rate-limiter.ts';

/** One step on the server, so that parallel attempts in all processes count. Redis's own clock decides. */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local taken = tonumber(redis.call('HGET', KEYS[1], 'taken') or '0')
local last = tonumber(redis.call('HGET', KEYS[1], 'last') or now)
local free, window, first, longest = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), 900
if taken >= free then
  local wait = math.min(first * 2 ^ math.min(taken - free, 20), longest)
  local left = last + wait * 1000 - now
  if left > 0 then return math.ceil(left / 1000) end
end
redis.call('HSET', KEYS[1], 'taken', taken + 1, 'last', now)
redis.call('PEXPIRE', KEYS[1], window * 1000)
return 0`;

/** Attempts counted in Redis, across all processes. */
export class RedisRateLimiter extends RateLimiter {
  constructor(private readonly redis: Redis) {
    super();
  }

  /** A limiter with its own connection. */
  static on(redisUrl: string): RedisRateLimiter {
    return new RedisRateLimiter(new Redis(redisUrl, { maxRetriesPerRequest: 2 }));
  }

  async take(key: string, { free, windowSeconds, firstWaitSeconds }: RateRule): Promise<number> {
    return Number(await this.redis.eval(TAKE, 1, named(key), free, windowSeconds, firstWaitSeconds));
  }

  async forget(key: string): Promise<void> {
    await this.redis.del(named(key));
  }

  override async close(): Promise<void> {
    await this.redis.quit();
  }
}

const named = (key: string) => `sannidhi:rate:${key}`;
