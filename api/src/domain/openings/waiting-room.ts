import { setImmediate as turn } from 'node:timers/promises';
import type { OpeningEvent, OpeningRoom } from '@sannidhi/contracts';
import { type EventPipe, encodeEvent } from '../../platform/http/event-pipe.ts';

/** Streams that are written to before something else gets its turn. */
const AT_ONCE = 250;

/** One open tab that listens for its place. */
export interface Listener {
  pipe: EventPipe;
  ticket: string;
  /** Until when its turn is, in milliseconds; null while it has none. */
  admittedUntil: number | null;
  /** When its stream ends, to be opened again. */
  endsAt: number;
}

/** The people in one opening whose tabs this process serves. What all hear is encoded once. */
export class WaitingRoom {
  readonly #byTicket = new Map<string, Listener | Listener[]>();
  /** What was sent last. */
  heard: OpeningRoom | null = null;

  get isEmpty(): boolean {
    return this.#byTicket.size === 0;
  }

  add(listener: Listener): void {
    const known = this.#byTicket.get(listener.ticket);
    this.#byTicket.set(listener.ticket, known ? [...[known].flat(), listener] : listener);
  }

  remove(listener: Listener): void {
    const left = this.of(listener.ticket).filter((each) => each !== listener);
    if (left.length > 0) this.#byTicket.set(listener.ticket, left);
    else this.#byTicket.delete(listener.ticket);
  }

  /** The tabs of one ticket. */
  of(ticket: string): readonly Listener[] {
    const known = this.#byTicket.get(ticket);
    return known ? [known].flat() : [];
  }

  *all(): Generator<Listener> {
    for (const listeners of this.#byTicket.values()) yield* [listeners].flat();
  }

  /** Says something to the tabs of a ticket. */
  tell(ticket: string, place: NonNullable<OpeningEvent['place']>): void {
    const listeners = this.of(ticket);
    if (listeners.length === 0) return;
    const event = encodeEvent({ place });
    const admittedUntil = place.status === 'admitted' && place.admittedUntil ? Date.parse(place.admittedUntil) : null;
    for (const listener of listeners) {
      listener.admittedUntil = admittedUntil;
      listener.pipe.send(event);
    }
  }

  /** Says something to everyone, some at a time; null only that the line is still open. */
  async tellAll(room: OpeningRoom | null): Promise<void> {
    const event = room && encodeEvent({ room });
    let told = 0;
    for (const { pipe } of this.all()) {
      if (event) pipe.news(event);
      else pipe.stillHere();
      if (++told % AT_ONCE === 0) await turn();
    }
    if (room) this.heard = room;
  }

  /** Ends every stream, the last words of which are the room as it is. */
  end(room: OpeningRoom | null): void {
    const event = room && encodeEvent({ room });
    for (const { pipe } of [...this.all()]) {
      if (event) pipe.send(event);
      pipe.end();
    }
    this.#byTicket.clear();
  }
}
