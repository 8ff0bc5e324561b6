import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

/** Server-sent events of one message type, sent as messages arrive. The stream ends with them, or when the browser disconnects. */
export class EventStream<Message> extends StreamableFile {
  /** Only carries the type. */
  declare readonly message?: Message;

  constructor(messages: AsyncIterable<Message | 'still-here'>) {
    super(Readable.from(lines(messages)), { type: 'text/event-stream; charset=utf-8' });
  }
}

async function* lines(messages: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const message of messages) {
    // A comment line keeps proxies from closing a quiet stream.
    yield message === 'still-here' ? ':\n\n' : `data: ${JSON.stringify(message)}\n\n`;
  }
}
