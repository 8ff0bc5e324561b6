import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { EventPipe } from './event-pipe.ts';

const TYPE = 'text/event-stream; charset=utf-8';

/**
 * Server-sent events of one message type, sent as messages arrive. The stream ends with them, or when the browser disconnects. Where
 * thousands listen to the same, a pipe takes less memory than an iterable each.
 */
export class EventStream<Message> extends StreamableFile {
  /** Only carries the type. */
  declare readonly message?: Message;
  /** Writes to the response itself, with no stream between them. */
  readonly pipe: EventPipe | undefined;

  constructor(messages: AsyncIterable<Message | 'still-here'> | EventPipe) {
    super(Readable.from(messages instanceof EventPipe ? [] : lines(messages)), { type: TYPE });
    this.pipe = messages instanceof EventPipe ? messages : undefined;
  }
}

async function* lines(messages: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const message of messages) {
    // A comment line keeps proxies from closing a quiet stream.
    yield message === 'still-here' ? ':\n\n' : `data: ${JSON.stringify(message)}\n\n`;
  }
}
