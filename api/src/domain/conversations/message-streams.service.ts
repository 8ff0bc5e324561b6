import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { MessageEvent } from '@sannidhi/contracts';
import { In, MoreThan } from 'typeorm';
import type { AccountActor, Actor } from '../../platform/auth/actor.ts';
import { SessionLookup } from '../../platform/auth/session-lookup.ts';
import { Database } from '../../platform/database/database.ts';
import { EventPipe, encodeEvent } from '../../platform/http/event-pipe.ts';
import { EventStream } from '../../platform/http/event-stream.ts';
import { OpenStreams } from '../../platform/http/open-streams.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { OwnNotificationsService } from '../notifications/own-notifications.service.ts';
import { EVENTS_KEPT_MS, MessageBox, MessageEventRow } from './message-box.entity.ts';
import { MessageSignals } from './message-signals.ts';
import { sideOf } from './side.ts';

/** How late a change of another process may be noticed. One statement reads the counters of every box that anyone here listens to. */
const LOOK_MS = 250;
/** How late new notifications may be noticed: they are counted for every account that listens here. */
const COUNT_MS = 1_000;
const BOXES_AT_ONCE = 500;
/** A stream that missed more starts over. */
const MOST_EVENTS = 500;

interface Listener {
  pipe: EventPipe;
  /** Who listens, as they were when they began. */
  actor: AccountActor;
  /** The last event that was sent. */
  sent: number;
  /** The unread notifications that were said last. */
  notified: number;
}

/** Streams to everyone who has a portal open: what changes in their conversations, and what is unread. */
@Injectable()
export class MessageStreams implements OnModuleInit, OnModuleDestroy {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #open = new OpenStreams();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #countedAt = 0;

  constructor(
    private readonly database: Database,
    private readonly signals: MessageSignals,
    private readonly sessions: SessionLookup,
    private readonly notifications: OwnNotificationsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.signals.listen((boxes) => this.look(boxes.filter((box) => this.#listeners.has(box))));
  }

  /** The side's events after `lastEventId`, or from now on. */
  async open(actor: Actor, lastEventId: string | undefined): Promise<EventStream<MessageEvent>> {
    const { box, actor: account } = sideOf(actor);
    const pipe = new EventPipe();
    const counts = await this.database.reader.findOneBy(MessageBox, { box });
    const { lastEvent, unread, waiting } = counts ?? { lastEvent: 0, unread: 0, waiting: 0 };
    const sent = resumedAt(lastEventId, lastEvent);
    const { unread: notified } = await this.notifications.unread(actor);
    const quietMs = await this.quietMs(box, lastEvent);
    const start = { conversationId: null, change: 'connected', unread, waiting, notifications: notified, quietMs } satisfies MessageEvent;
    pipe.send(encodeEvent(start, sent));
    this.add(box, { pipe, actor: account, sent, notified });
    // What happened between reading the counters and listening, and what a resumed stream missed.
    this.look([box]);
    return new EventStream<MessageEvent>(pipe);
  }

  /** An event that isn't there any more, or never was, is older than all that are kept. */
  private async quietMs(box: string, lastEvent: number): Promise<number> {
    const last = await this.database.reader.findOneBy(MessageEventRow, { box, number: lastEvent });
    return last ? Math.max(0, Date.now() - last.at.getTime()) : EVENTS_KEPT_MS;
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.#timer);
    this.#open.close();
    await this.#looking;
  }

  private add(box: string, listener: Listener): void {
    const others = this.#listeners.get(box) ?? new Set();
    this.#listeners.set(box, others.add(listener));
    this.#open.add(listener.pipe);
    listener.pipe.onClose(() => {
      others.delete(listener);
      if (others.size === 0 && this.#listeners.get(box) === others) this.#listeners.delete(box);
    });
    this.schedule();
  }

  private schedule(): void {
    if (this.#open.isClosing || this.#timer || this.#listeners.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#open.keepAlive();
      this.look([...this.#listeners.keys()]);
      void this.#looking.then(() => this.schedule());
    }, LOOK_MS);
  }

  /** Looks at boxes, after every earlier look: events are sent in their order. */
  private look(boxes: readonly string[]): void {
    if (boxes.length === 0 || this.#open.isClosing) return;
    this.#looking = this.#looking
      .then(() => this.tellNews(boxes))
      .then(() => this.tellNotified())
      .catch((error: unknown) => this.logger.warn({ err: error }, 'message events were not streamed'));
  }

  private async tellNews(boxes: readonly string[]): Promise<void> {
    for (let at = 0; at < boxes.length; at += BOXES_AT_ONCE) {
      const counted = await this.database.reader.findBy(MessageBox, { box: In(boxes.slice(at, at + BOXES_AT_ONCE)) });
      for (const counts of counted) await this.tell(counts);
    }
  }

  private async tell({ box, lastEvent, unread, waiting }: MessageBox): Promise<void> {
    const behind = await this.stillAllowed([...(this.#listeners.get(box) ?? [])].filter(({ sent }) => sent < lastEvent));
    if (behind.length === 0) return;
    const after = Math.min(...behind.map(({ sent }) => sent));
    const events = await this.database.reader.find(MessageEventRow, {
      where: { box, number: MoreThan(after) },
      order: { number: 'ASC' },
      take: MOST_EVENTS,
    });
    // Events are deleted after a day: a reader that missed some reads everything again.
    const start = encodeEvent({ conversationId: null, change: 'connected', unread, waiting } satisfies MessageEvent, lastEvent);
    for (const listener of behind) if (!events.some(({ number }) => number === listener.sent + 1)) restart(listener, start, lastEvent);
    for (const { number, conversationId, kind: change } of events) {
      const event = encodeEvent({ conversationId, change, unread, waiting } satisfies MessageEvent, number);
      for (const listener of behind.filter(({ sent }) => sent < number)) {
        listener.pipe.send(event);
        listener.sent = number;
      }
    }
  }

  /** Pushes the number of unread notifications to those for whom it changed, also by reading them in another tab. */
  private async tellNotified(now = Date.now()): Promise<void> {
    if (now - this.#countedAt < COUNT_MS) return;
    this.#countedAt = now;
    const listeners = this.everyone();
    const accounts = [...new Set(listeners.map(({ actor }) => actor.accountId))];
    for (let at = 0; at < accounts.length; at += BOXES_AT_ONCE) {
      const some = new Set(accounts.slice(at, at + BOXES_AT_ONCE));
      const unread = await this.notifications.unreadOf([...some]);
      const countOf = ({ actor }: Listener) => unread.get(actor.accountId) ?? 0;
      const changed = listeners.filter((each) => some.has(each.actor.accountId) && each.notified !== countOf(each));
      for (const listener of await this.stillAllowed(changed)) {
        listener.notified = countOf(listener);
        listener.pipe.send(encodeEvent({ change: 'notified', notifications: listener.notified } satisfies MessageEvent, listener.sent));
      }
    }
  }

  /** After a sign-out or a loss of permissions nothing more is sent: the stream ends, and the next one is authorized again. */
  private async stillAllowed(listeners: readonly Listener[]): Promise<Listener[]> {
    const actors = await Promise.all(listeners.map(({ actor }) => this.sessions.actorOf(actor.sessionId)));
    const isAllowed = (listener: Listener, index: number) => mayStill(listener.actor, actors[index]);
    for (const { pipe } of listeners.filter((listener, index) => !isAllowed(listener, index))) pipe.end();
    return listeners.filter(isAllowed);
  }

  private everyone(): Listener[] {
    return [...this.#listeners.values()].flatMap((listeners) => [...listeners]);
  }
}

const mayStill = (then: AccountActor, now: AccountActor | undefined): boolean =>
  now !== undefined && now.temple?.id === then.temple?.id && then.permissions.every((permission) => now.permissions.includes(permission));

function restart(listener: Listener, start: Buffer, lastEvent: number): void {
  listener.pipe.send(start);
  listener.sent = lastEvent;
}

/** Where a stream resumes. One that missed too much, or names no known event, starts at the last one and reads everything again. */
function resumedAt(lastEventId: string | undefined, lastEvent: number): number {
  const said = lastEventId && /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : undefined;
  return said !== undefined && said <= lastEvent && lastEvent - said <= MOST_EVENTS ? said : lastEvent;
}
