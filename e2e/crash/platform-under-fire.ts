import { setTimeout as pause } from 'node:timers/promises';
import { type PlatformOptions, type PlatformProcess, startPlatform } from '../harness/platform-process.ts';
import type { Chance } from './random.ts';

/** The number of calls between two kills, across all gifts: enough for full load, and never the same point in a request. */
const SHARE_BETWEEN_KILLS = { from: 0.05, to: 0.12 };
const LAST_MOMENTS_MS = { from: 0, to: 40 };
/** Now and then the machine fails again while it is still starting. */
const SHARE_AT_START = 0.15;

/** A platform that is killed and restarted, always with the same data and port. */
export class PlatformUnderFire {
  kills = 0;
  private readonly options: PlatformOptions & { dataDir: string; port: number };
  private readonly chance: Chance;
  private platform: PlatformProcess | undefined;

  constructor(options: PlatformOptions & { dataDir: string; port: number }, chance: Chance) {
    this.options = options;
    this.chance = chance;
  }

  async start() {
    this.platform = await startPlatform(this.options);
  }

  /** Kills at random moments under load until `done()` reaches `count`. */
  async killUntil(done: () => number, count: number) {
    const { from, to } = SHARE_BETWEEN_KILLS;
    while (done() < count) {
      const next = done() + this.chance.between(Math.round(from * count), Math.round(to * count));
      while (done() < Math.min(next, count)) await pause(5);
      if (done() >= count) return;
      await pause(this.chance.between(LAST_MOMENTS_MS.from, LAST_MOMENTS_MS.to));
      await this.killAndStart();
      if (this.chance.happens(SHARE_AT_START)) await this.killAndStart();
    }
  }

  stop = async () => this.platform?.stop();

  private async killAndStart() {
    await this.platform?.kill();
    this.kills += 1;
    await this.start();
  }
}
