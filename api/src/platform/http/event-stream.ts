import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { EventPipe } from './event-pipe.ts';

/**
 * Server-sent events of one message type, sent as messages arrive. The stream ends with them, or when the browser disconnects. Where
 * thousands listen to the same, a pipe takes less memory than an iterable each.
 */
export class EventStream<Message> extends StreamableFile {
  /** Only carries the type. */
  declare readonly message?: Message;

  constructor(messages: AsyncIterable<Message | 'still-here'> | EventPipe) {
    super(messages instanceof Readable ? messages : Readable.from(lines(messages)), { type: 'text/event-stream; charset=utf-8' });
  }
}

async function* lines(messages: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const message of messages) {
    // A comment line keeps proxies from closing a quiet stream.
    yield message === 'still-here' ? ':\n\n' : `data: ${JSON.stringify(message)}\n\n`;
  }
}
