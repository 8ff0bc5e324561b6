import { setTimeout as pause } from 'node:timers/promises';
import { type PlatformOptions, type PlatformProcess, startPlatform } from '../harness/platform-process.ts';
import type { Chance } from './random.ts';

/** A platform that is killed and started again, always with the same data and port. */
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

  /** Kills at random moments, mostly under load and now and then right after a start, until `isOver`. */
  async killUntil(isOver: () => boolean) {
    while (!isOver()) {
      const life = this.chance.happens(0.2) ? this.chance.between(0, 60) : this.chance.between(300, 1800);
      await pause(life);
      if (isOver()) return;
      await this.platform?.kill();
      this.kills += 1;
      await this.start();
    }
  }

  stop = async () => this.platform?.stop();
}
