import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { RecordEvent } from '@sannidhi/contracts';
import type { FindOptionsWhere } from 'typeorm';
import { type AccountActor, type Actor, accountOf } from '../auth/actor.ts';
import { SessionLookup } from '../auth/session-lookup.ts';
import { Database } from '../database/database.ts';
import type { TenantEntity } from '../database/tenant-entity.ts';
import { LOGGER, type Logger } from '../observability/logger.ts';
import { EventPipe, encodeEvent } from './event-pipe.ts';
import { EventStream } from './event-stream.ts';
import { OpenStreams } from './open-streams.ts';

/** How late a change may be noticed, by whichever process. One statement reads the rows of every page that is open here. */
const LOOK_MS = 500;
const ROWS_AT_ONCE = 200;

type Kind = new () => TenantEntity;
/** A table whose rows belong to an account. */
type OwnKind = new () => TenantEntity & { accountId: string | null };
/** Whether somebody, as they are now, may still see a row as it is now; undefined where it is gone. */
type MaySee<Row extends TenantEntity> = (actor: AccountActor, row: Row | undefined) => boolean | Promise<boolean>;

interface Listener {
  pipe: EventPipe;
  /** Who listens, as they were when they began. */
  actor: AccountActor;
  maySee: MaySee<TenantEntity>;
}

interface Watched {
  kind: Kind;
  key: Pick<TenantEntity, 'templeId' | 'id'>;
  /** The row as it was when it was looked at last. */
  seen: string;
  listeners: Set<Listener>;
}

/** Streams to people that a record on their screen changed: no matter who changed it, and in which process. */
@Injectable()
export class RecordStreams implements OnModuleDestroy {
  readonly #watched = new Map<string, Watched>();
  readonly #open = new OpenStreams();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly sessions: SessionLookup,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** An event now and on every change of an account's own row, which the caller has just read. */
  open(actor: Actor, kind: OwnKind, row: InstanceType<OwnKind>): EventStream<RecordEvent> {
    return this.openFor(actor, kind, row, ({ accountId }, own) => own?.accountId === accountId);
  }

  /** The same for a row that several people may see; `maySee` is asked again with every change. */
  openFor<Row extends TenantEntity>(actor: Actor, kind: new () => Row, row: Row, maySee: MaySee<Row>): EventStream<RecordEvent> {
    const pipe = new EventPipe();
    this.add(kind, row, { pipe, actor: accountOf(actor), maySee: maySee as MaySee<TenantEntity> });
    // The page reads again: what changed between its first read and now is in that.
    pipe.send(encodeEvent({ change: 'connected' } satisfies RecordEvent));
    this.#open.add(pipe);
    return new EventStream<RecordEvent>(pipe);
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.#timer);
    this.#open.close();
    await this.#looking;
  }

  private add(kind: Kind, row: TenantEntity, listener: Listener): void {
    const { templeId, id } = row;
    const watched = this.#watched.get(id) ?? { kind, key: { templeId, id }, seen: stampOf(row), listeners: new Set() };
    this.#watched.set(id, watched);
    watched.listeners.add(listener);
    listener.pipe.onClose(() => {
      watched.listeners.delete(listener);
      if (watched.listeners.size === 0 && this.#watched.get(id) === watched) this.#watched.delete(id);
    });
    this.schedule();
  }

  private schedule(): void {
    if (this.#open.isClosing || this.#timer || this.#watched.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.look()
        .catch((error: unknown) => this.logger.warn({ err: error }, 'changed records were not streamed'))
        .then(() => {
          this.#timer = undefined;
          this.schedule();
        });
    }, LOOK_MS);
  }

  private async look(): Promise<void> {
    this.#open.keepAlive();
    const watched = [...this.#watched.values()];
    for (const kind of new Set(watched.map((each) => each.kind))) {
      const own = watched.filter((each) => each.kind === kind);
      for (let at = 0; at < own.length; at += ROWS_AT_ONCE) await this.lookAt(kind, own.slice(at, at + ROWS_AT_ONCE));
    }
  }

  private async lookAt(kind: Kind, watched: readonly Watched[]): Promise<void> {
    const where: FindOptionsWhere<TenantEntity>[] = watched.map(({ key }) => key);
    const rows = new Map((await this.database.reader.findBy(kind, where)).map((row) => [row.id, row]));
    for (const each of watched) {
      const row = rows.get(each.key.id);
      const now = row ? stampOf(row) : '';
      if (now === each.seen) continue;
      each.seen = now;
      await this.tell(each, row);
    }
  }

  /** Nothing more is sent after a sign-out, or once somebody may no longer see the record: the stream ends. */
  private async tell({ listeners }: Watched, row: TenantEntity | undefined): Promise<void> {
    const event = encodeEvent({ change: 'changed' } satisfies RecordEvent);
    for (const { pipe, actor, maySee } of [...listeners]) {
      const session = await this.sessions.actorOf(actor.sessionId);
      if (session && (await maySee(session, row))) pipe.send(event);
      else pipe.end();
    }
  }
}

/** Any column may be what the page shows. */
const stampOf = (row: TenantEntity): string => JSON.stringify(row);
