import type { ServerResponse } from 'node:http';

const ROOM_FOR_NEWS = 4_096;

/** One message as server-sent events write it, with its number where the stream can be resumed. Encode it once where thousands get the same. */
export const encodeEvent = (message: object, id?: number): Buffer =>
  Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(message)}\n\n`);
/** A comment line keeps proxies from closing a quiet stream. */
const STILL_HERE = Buffer.from(':\n\n');

/**
 * Server-sent events that are written from outside, straight into a response: thousands are open at an opening, so it is no stream itself and
 * has next to no memory of its own.
 */
export class EventPipe {
  private response: ServerResponse | undefined;
  /** What was said before the response began. */
  private early: Buffer[] = [];
  private state: 'open' | 'ended' | 'closed' = 'open';
  private listeners: (() => void)[] = [];

  /** Writes what was said so far, and from here on what is said next. */
  begin(response: ServerResponse): void {
    this.response = response;
    if (response.destroyed) this.close();
    else response.once('close', () => this.close());
    if (this.state === 'closed') return;
    for (const event of this.early) response.write(event);
    this.early = NOTHING;
    if (this.state === 'ended') response.end();
  }

  /** What has to arrive. */
  send(event: Buffer): void {
    if (this.state !== 'open') return;
    if (this.response) this.response.write(event);
    else this.early.push(event);
  }

  /** What the next message says again: left out for a reader too slow for it. */
  news(event: Buffer): void {
    if ((this.response?.writableLength ?? 0) < ROOM_FOR_NEWS) this.send(event);
  }

  stillHere(): void {
    this.news(STILL_HERE);
  }

  /** Ends the stream after what was sent. */
  end(): void {
    if (this.state !== 'open') return;
    this.state = 'ended';
    this.response?.end();
  }

  /** Calls back once nobody reads any more. */
  onClose(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Nobody reads any more. */
  close(): void {
    if (this.state === 'closed') return;
    this.state = 'closed';
    for (const listener of this.listeners) listener();
  }
}

const NOTHING: Buffer[] = [];
