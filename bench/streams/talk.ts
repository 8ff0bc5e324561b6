import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { devoteeMessageEndpoints, templeMessageEndpoints } from '@sannidhi/contracts';
import { ApiClient, CallFailed } from '@sannidhi/e2e/api-client';
import { OpenScreen } from './open-screen.ts';

const OPENED_AT_ONCE = 25;
const TALKERS = 100;
/** No account may open more than six. */
const OFFICE_SCREENS = 5;
const ARRIVES_WITHIN_MS = 180_000;
/** A killed process leaves its request reserved for a minute; then another attempt takes over. */
const PATIENCE_MS = 120_000;

export interface TalkPlan {
  /** The addresses of the processes that are there. */
  urls: () => readonly string[];
  /** The signed-in devotees; each has a screen open. */
  readers: readonly string[];
  /** The office's `authorization`. */
  office: string;
  templeId: string;
}

/** A message on its way: when it was sent, and when the other side's screen showed it. */
interface Sent {
  text: string;
  sentAt: number;
  shownAt?: number;
}

/** Devotees and an office with the messages page open, who write to each other. */
export class Talk {
  readonly screens: OpenScreen[] = [];
  readonly sent: Sent[] = [];
  private readonly talkers: { authorization: string; conversationId: string }[] = [];
  /** By conversation and side that reads. */
  private readonly awaited = new Map<string, Sent[]>();
  private turn = 0;

  constructor(private readonly plan: TalkPlan) {}

  async open(): Promise<void> {
    const { readers, office, templeId } = this.plan;
    for (const authorization of readers.slice(0, TALKERS)) {
      const body = { to: 'temple', toId: templeId, subject: 'Parking', topic: 'events', text: 'Where can we park?' } as const;
      const client = new ApiClient(this.url(), authorization);
      const { id } = await client.call(devoteeMessageEndpoints.start, { body: body as never, idempotencyKey: randomUUID() });
      this.talkers.push({ authorization, conversationId: id });
    }
    const own = readers.map((authorization) => this.screen(devoteeMessageEndpoints.events.path, authorization, 'devotee'));
    const desks = Array.from({ length: OFFICE_SCREENS }, () => this.screen(templeMessageEndpoints.events.path, office, 'office'));
    this.screens.push(...own, ...desks);
    for (let at = 0; at < this.screens.length; at += OPENED_AT_ONCE)
      await Promise.all(this.screens.slice(at, at + OPENED_AT_ONCE).map((screen) => screen.open()));
  }

  /** Sends messages in both directions in turns, so many ms apart, and waits until all were shown. */
  async write(count: number, apartMs: number): Promise<Sent[]> {
    const from = this.sent.length;
    const writing: Promise<void>[] = [];
    for (let n = 0; n < count; n++) {
      writing.push(this.say(n));
      await pause(apartMs);
    }
    await Promise.all(writing);
    const these = this.sent.slice(from);
    for (const limit = Date.now() + ARRIVES_WITHIN_MS; these.some(({ shownAt }) => shownAt === undefined); await pause(20))
      if (Date.now() > limit) break;
    return these;
  }

  close(): void {
    for (const screen of this.screens) screen.close();
  }

  private async say(n: number): Promise<void> {
    const { authorization, conversationId } = this.talkers[n % this.talkers.length] ?? { authorization: '', conversationId: '' };
    const byOffice = n % 2 === 0;
    const side = byOffice ? 'devotee' : 'office';
    const message: Sent = { text: `Message ${this.sent.length}`, sentAt: performance.now() };
    this.sent.push(message);
    const key = `${side} ${conversationId}`;
    this.awaited.set(key, [...(this.awaited.get(key) ?? []), message]);
    const endpoint = byOffice ? templeMessageEndpoints.reply : devoteeMessageEndpoints.reply;
    const request = { params: { conversationId }, body: { text: message.text } as never, idempotencyKey: randomUUID() };
    await patiently(() => new ApiClient(this.url(), byOffice ? this.plan.office : authorization).call(endpoint, request));
  }

  private screen(path: string, authorization: string, side: 'devotee' | 'office'): OpenScreen {
    const seat = this.turn++;
    return new OpenScreen(
      path,
      authorization,
      () => this.port(seat),
      ({ conversationId }) => {
        const key = `${side} ${conversationId}`;
        if (this.awaited.has(key)) void this.show(key, String(conversationId), authorization, side);
      },
    );
  }

  /** What the page does at an event: it reads the conversation again. */
  private async show(key: string, conversationId: string, authorization: string, side: 'devotee' | 'office'): Promise<void> {
    const waiting = this.awaited.get(key) ?? [];
    this.awaited.delete(key);
    const { thread } = side === 'office' ? templeMessageEndpoints : devoteeMessageEndpoints;
    const ask = () => new ApiClient(this.url(), authorization).call(thread, { params: { conversationId }, query: { limit: 20 } });
    const { items } = await patiently(ask);
    const shownAt = performance.now();
    const texts = new Set(items.map(({ text }) => text));
    for (const message of waiting) if (texts.has(message.text)) message.shownAt = shownAt;
    const left = waiting.filter((message) => message.shownAt === undefined);
    if (left.length > 0) this.awaited.set(key, [...left, ...(this.awaited.get(key) ?? [])]);
  }

  private url(): string {
    const urls = this.plan.urls();
    return urls[this.turn++ % urls.length] ?? '';
  }

  private port(seat: number): number {
    const urls = this.plan.urls();
    return Number(new URL(urls[seat % urls.length] ?? '').port);
  }
}

/** Tries again what a killed process didn't answer. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const limit = Date.now() + PATIENCE_MS; ; await pause(100)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CallFailed) || ![0, 409, 429, 500, 502, 503].includes(error.status) || Date.now() > limit) throw error;
    }
  }
}
