import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { OPENING_OVER, type OpeningEvent, type OpeningPlaceStatus, type OpeningRoom, type OpeningStatus } from '@sannidhi/contracts';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { found } from '../../platform/http/domain-error.ts';
import { EventPipe, encodeEvent } from '../../platform/http/event-pipe.ts';
import { EventStream } from '../../platform/http/event-stream.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import type { OpeningKey } from './opening-moves.ts';
import { OpeningPlaceRow } from './opening-place.entity.ts';
import { placeOf, roomOf } from './opening-views.ts';
import { PoojaOpeningRow } from './pooja-opening.entity.ts';
import { type Listener, WaitingRoom } from './waiting-room.ts';

/** How late a change may be noticed that any process made. One row is read for all who wait in this one. */
const LOOK_MS = 400;
const STILL_HERE_MS = 20_000;
/** The browser then opens a new stream; not all at the same time. */
const LONGEST_MS = 15 * 60_000;

/** Streams to everyone who waits in an opening: their turn, and how far the line has come. */
@Injectable()
export class WaitingRooms implements OnModuleDestroy {
  readonly #rooms = new Map<string, { key: OpeningKey; room: WaitingRoom; quietSince: number }>();
  #timer: NodeJS.Timeout | undefined;
  #closing = false;

  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A devotee's place and the room it is in, now and on every change. Throws `not-found` for who has no place. */
  async open(actor: Actor, openingId: string): Promise<EventStream<OpeningEvent>> {
    const { accountId } = accountOf(actor);
    const place = found(await this.database.reader.findOneBy(OpeningPlaceRow, { accountId, openingId }));
    const pipe = new EventPipe();
    const endsAt = Date.now() + LONGEST_MS * (0.8 + 0.2 * Math.random());
    const listener: Listener = { pipe, ticket: place.id, admittedUntil: null, endsAt };
    const room = this.roomOf(place);
    // Listening starts before looking, so that no change falls in between.
    room.add(listener);
    pipe.onClose(() => room.remove(listener));
    await this.greet(room, listener, place).catch((error: unknown) => {
      pipe.close();
      throw error;
    });
    return new EventStream<OpeningEvent>(pipe);
  }

  /** Sends how the room and the listener's place are now. */
  private async greet(room: WaitingRoom, { pipe }: Listener, { templeId, openingId, id }: OpeningPlaceRow): Promise<void> {
    const { reader } = this.database;
    const opening = await reader.findOneByOrFail(PoojaOpeningRow, { templeId, id: openingId });
    room.heard ??= roomOf(opening);
    const now = found(await reader.findOneBy(OpeningPlaceRow, { templeId, id }));
    pipe.send(encodeEvent({ room: roomOf(opening) } satisfies OpeningEvent));
    room.tell(id, shortPlace(now));
    if (isOver(opening.status) || this.#closing) pipe.end();
  }

  /** A place changed in this process: its other tabs are notified now. */
  changed(openingId: string, ticket: string | undefined): void {
    const known = this.#rooms.get(openingId);
    if (!known || !ticket) return;
    const { key, room } = known;
    void this.database.reader
      .findOneBy(OpeningPlaceRow, { templeId: key.templeId, id: ticket })
      .then((place) => place && room.tell(ticket, shortPlace(place)))
      .catch((error: unknown) => this.logger.warn({ openingId, err: error }, 'a changed place was not streamed'));
  }

  onModuleDestroy(): void {
    this.#closing = true;
    clearTimeout(this.#timer);
    for (const { room } of this.#rooms.values()) room.end(null);
  }

  private roomOf({ templeId, openingId }: OpeningPlaceRow): WaitingRoom {
    const known = this.#rooms.get(openingId);
    if (known) return known.room;
    const room = new WaitingRoom();
    this.#rooms.set(openingId, { key: { templeId, id: openingId }, room, quietSince: Date.now() });
    this.schedule();
    return room;
  }

  private schedule(): void {
    if (this.#closing || this.#timer) return;
    this.#timer = setTimeout(() => void this.look(), LOOK_MS);
  }

  private async look(): Promise<void> {
    for (const [openingId, known] of this.#rooms) {
      await this.update(known).catch((error: unknown) => this.logger.warn({ openingId, err: error }, 'a waiting room was not updated'));
      if (known.room.isEmpty) this.#rooms.delete(openingId);
    }
    this.#timer = undefined;
    if (this.#rooms.size > 0) this.schedule();
  }

  private async update(known: { key: OpeningKey; room: WaitingRoom; quietSince: number }): Promise<void> {
    const { key, room } = known;
    if (room.isEmpty) return;
    const opening = await this.database.reader.findOneByOrFail(PoojaOpeningRow, key);
    const now = roomOf(opening);
    const before = room.heard;
    if (before) await this.tellTurns(key, room, before, now);
    endTurns(room);
    if (isOver(now.status)) return room.end(now);
    if (!isDeepStrictEqual(before, now)) {
      known.quietSince = Date.now();
      await room.tellAll(now);
    } else if (Date.now() - known.quietSince > STILL_HERE_MS) {
      known.quietSince = Date.now();
      await room.tellAll(null);
    }
  }

  /** Those who were given a turn, and those who were let in, since the last look. */
  private async tellTurns(key: OpeningKey, room: WaitingRoom, before: OpeningRoom, now: OpeningRoom): Promise<void> {
    if (now.lastTurn > before.lastTurn) await this.tellPlaces(key, room, before.lastTurn, now.lastTurn);
    if (now.admittedTurn > before.admittedTurn) await this.tellPlaces(key, room, before.admittedTurn, now.admittedTurn);
  }

  /** Read as plain rows: at the minute these are all who wait. */
  private async tellPlaces({ templeId, id }: OpeningKey, room: WaitingRoom, after: number, last: number): Promise<void> {
    const rows: { id: string; status: OpeningPlaceStatus; turn: number; admittedUntil: unknown }[] = await this.database.reader.query(
      `SELECT id, status, turn, admittedUntil FROM pooja_opening_places
       WHERE templeId = ? AND openingId = ? AND turn > ? AND turn <= ?`,
      [templeId, id, after, last],
    );
    for (const { id: ticket, status, turn, admittedUntil } of rows)
      room.tell(ticket, { status, turn, admittedUntil: instantIn(admittedUntil) });
  }
}

/** Ends streams that are old, and turns that are over. */
function endTurns(room: WaitingRoom): void {
  const now = Date.now();
  for (const listener of [...room.all()]) {
    if (listener.admittedUntil !== null && listener.admittedUntil <= now)
      room.tell(listener.ticket, { status: 'lapsed', turn: null, admittedUntil: null });
    if (listener.endsAt <= now) listener.pipe.end();
  }
}

const isOver = (status: OpeningStatus): boolean => OPENING_OVER.some((over) => over === status);
const shortPlace = (place: OpeningPlaceRow) => {
  const { status, turn, admittedUntil } = placeOf(place, new Date());
  return { status, turn, admittedUntil };
};
/** An instant as a driver returns it from a plain statement. */
function instantIn(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return value instanceof Date ? value.toISOString() : new Date(`${String(value).replace(' ', 'T')}Z`).toISOString();
}
