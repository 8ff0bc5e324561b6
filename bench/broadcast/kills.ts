import { setTimeout as pause } from 'node:timers/promises';
import { messageConsentEndpoints } from '@sannidhi/contracts';
import { ApiClient } from '@sannidhi/e2e/api-client';
import type { PlatformProcess } from '@sannidhi/e2e/platform';
import type { Follower } from './audience.ts';
import { countsOf } from './counts.ts';
import { recipientsOf, statusOf } from './sending.ts';
import type { World } from './world.ts';

/** Beyond the lease of a message: what a killed worker had claimed is due again when the next one starts. */
const OUTAGE_MS = 150_000;
const LAST_MOMENTS_MS = { from: 0, to: 60 };
const LOOK_MS = 5;

/** What was under way at a kill: taken by the mail server or the provider, or perhaps, and not yet written down as sent. */
export interface UnderWay {
  emails: string[];
  texts: string[];
}

/** A worker that is ended with -9 at random moments and comes back later. */
export class WorkerUnderFire {
  readonly underWay: UnderWay[] = [];
  /** Whether a worker that was asked to end left something under way. */
  leftBehind = 0;
  private worker: PlatformProcess | undefined;
  private outages = 0;

  constructor(
    private readonly world: World,
    private readonly broadcastId: () => string,
  ) {}

  async start(): Promise<void> {
    this.worker = await this.world.startWorker(this.outages * OUTAGE_MS);
  }

  stop = async (): Promise<void> => this.worker?.stop();

  /** Asks it to end once, as for a new release, and then kills it so many times, each after a random share of the messages. */
  async killWhile(kills: number, messages: number): Promise<void> {
    const { chance } = this.world;
    for (let kill = 0; kill <= kills; kill++) {
      const between = chance.between(Math.round((0.6 * messages) / (kills + 2)), Math.round((0.9 * messages) / (kills + 2)));
      if (!(await this.sent(this.count + between))) return;
      await pause(chance.between(LAST_MOMENTS_MS.from, LAST_MOMENTS_MS.to));
      if (kill === 0) await this.replace();
      else await this.kill();
    }
  }

  private get count(): number {
    return this.world.mail.arrived.length + this.world.texts.taken.length;
  }

  /** Waits for so many messages; false if the broadcast ended before. */
  private async sent(count: number): Promise<boolean> {
    for (let look = 0; this.count < count; look++) {
      await pause(LOOK_MS);
      if (look % 200 === 199 && (await statusOf(this.world, this.broadcastId())).status === 'finished') return false;
    }
    return true;
  }

  private async replace(): Promise<void> {
    await this.worker?.stop();
    const { emails, texts } = await this.unwritten();
    this.leftBehind = emails.length + texts.length;
    await this.start();
  }

  private async kill(): Promise<void> {
    await this.worker?.kill();
    this.underWay.push(await this.unwritten());
    this.outages += 1;
    await this.start();
  }

  /** What arrived, or may have, and isn't written down as sent. */
  private async unwritten(): Promise<UnderWay> {
    const { mail, texts } = this.world;
    // What was in the network's buffers still arrives.
    while (mail.open > 0) await pause(LOOK_MS);
    const rows = await recipientsOf(this.world, this.broadcastId());
    const left = (channel: string, status: string) =>
      rows.filter((row) => row.channel === channel && row.status === status).map(({ address }) => address);
    const arrived = countsOf(mail.arrived.map(({ to }) => to));
    // Each arrival that nobody wrote down excuses one more.
    const excused = countsOf([...mail.unanswered, ...this.underWay.flatMap(({ emails }) => emails)]);
    const open = new Set([...texts.unanswered, ...this.underWay.flatMap((at) => at.texts)]);
    return {
      emails: left('email', 'sending').filter((address) => (arrived.get(address) ?? 0) > (excused.get(address) ?? 0)),
      texts: left('sms', 'unknown').filter((phone) => !open.has(phone)),
    };
  }
}

export interface Withdrawal {
  follower: Follower;
  /** When the platform had confirmed it, in ms of `performance.now()`. */
  confirmedAt: number;
}

const AT_ONCE = 8;

/** Some of those who got nothing yet turn the temple's news off, in the app. */
export async function withdrawSome(world: World, count: number): Promise<Withdrawal[]> {
  const { api, templeId, mail } = world;
  const reached = new Set(mail.arrived.map(({ to }) => to));
  const waiting = world.followers.filter(({ email }) => !reached.has(email));
  // From the end: those whose turn is far off, and some whose turn is near.
  const chosen = [...waiting.slice(0, Math.round(count / 10)), ...waiting.slice(-Math.round((count * 9) / 10))].values();
  const withdrawn: Withdrawal[] = [];
  const work = async () => {
    for (const follower of chosen) {
      const client = new ApiClient(api.url, follower.authorization);
      for (const channel of ['sms', 'email'] as const)
        if (channel === 'email' || follower.phone)
          await client.call(messageConsentEndpoints.choose, { body: { templeId, topic: 'news', channel, isOn: false } as never });
      withdrawn.push({ follower, confirmedAt: performance.now() });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return withdrawn;
}
