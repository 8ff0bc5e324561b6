import { Readable } from 'node:stream';

const ROOM_FOR_NEWS = 4_096;

/** One message as server-sent events write it, with its number where the stream can be resumed. Encode it once where thousands get the same. */
export const encodeEvent = (message: object, id?: number): Buffer =>
  Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(message)}\n\n`);
/** A comment line keeps proxies from closing a quiet stream. */
const STILL_HERE = Buffer.from(':\n\n');

/** A stream of server-sent events that is written to from outside, with little memory of its own. */
export class EventPipe extends Readable {
  constructor() {
    super({ highWaterMark: ROOM_FOR_NEWS });
  }

  override _read(): void {}

  /** What has to arrive. */
  send(event: Buffer): void {
    if (!this.destroyed && !this.readableEnded) this.push(event);
  }

  /** What the next message says again: left out for a reader too slow for it. */
  news(event: Buffer): void {
    if (this.readableLength < ROOM_FOR_NEWS) this.send(event);
  }

  stillHere(): void {
    this.news(STILL_HERE);
  }

  /** Ends the stream after what was sent. */
  end(): void {
    if (!this.destroyed) this.push(null);
  }
}
