import { setTimeout as pause } from 'node:timers/promises';
import { type PlatformOptions, type PlatformProcess, startPlatform } from '../harness/platform-process.ts';
import type { Chance } from './random.ts';

/** The share of the gifts between two kills: enough for full load, and never the same point in a request. */
const SHARE_BETWEEN_KILLS = { from: 0.05, to: 0.12 };
const LAST_MOMENTS_MS = { from: 0, to: 40 };
/** Now and then the machine fails again while it is still starting. */
const SHARE_AT_START = 0.15;

/** A platform that is killed and restarted, always with the same data and port. */
export class PlatformUnderFire {
  kills = 0;
  private next = Number.POSITIVE_INFINITY;
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

  /** Whether it is to be killed now: no other call should begin, or a fast machine is done before the kills are. */
  isDue = (done: number): boolean => done >= this.next;

  /** Kills at random moments under load until `done()` reaches `count`; `onBack` is called each time it is back. */
  async killUntil(done: () => number, count: number, onBack: () => void) {
    const { from, to } = SHARE_BETWEEN_KILLS;
    while (done() < count) {
      this.next = done() + this.chance.between(Math.round(from * count), Math.round(to * count));
      while (done() < Math.min(this.next, count)) await pause(5);
      if (done() >= count) return;
      await pause(this.chance.between(LAST_MOMENTS_MS.from, LAST_MOMENTS_MS.to));
      await this.killAndStart();
      if (this.chance.happens(SHARE_AT_START)) await this.killAndStart();
      this.next = Number.POSITIVE_INFINITY;
      onBack();
    }
  }

  stop = async () => this.platform?.stop();

  private async killAndStart() {
    await this.platform?.kill();
    this.kills += 1;
    await this.start();
  }
}
