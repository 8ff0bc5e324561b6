import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { EventPipe, encodeEvent } from './event-pipe.ts';

const NEWS = encodeEvent({ news: 'x'.repeat(64_000) });
let server: Server;
afterEach(() => server.close());

/** A reader, whose response the pipe begins. */
async function read(pipe: EventPipe): Promise<IncomingMessage> {
  server = createServer((_request, response) => pipe.begin(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const [response] = await once(get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, agent: false }), 'response');
  return response as IncomingMessage;
}

it('writes what was said before its response began and after, and ends', async () => {
  const pipe = new EventPipe();
  pipe.send(encodeEvent({ turn: 1 }, 7));
  const response = await read(pipe);
  pipe.stillHere();
  pipe.send(encodeEvent({ turn: 2 }));
  pipe.end();
  pipe.send(encodeEvent({ turn: 3 }));
  expect(await text(response)).toBe('id: 7\ndata: {"turn":1}\n\n:\n\ndata: {"turn":2}\n\n');
});

it('ends with what was said where it was ended before its response began', async () => {
  const pipe = new EventPipe();
  pipe.send(encodeEvent({ status: 'over' }));
  pipe.end();
  expect(await text(await read(pipe))).toBe('data: {"status":"over"}\n\n');
});

it('leaves news out for who doesn’t read, and what has to arrive in', async () => {
  const pipe = new EventPipe();
  pipe.send(encodeEvent({ turn: 1 }));
  const response = await read(pipe);
  response.pause();
  for (let times = 0; times < 1_000; times++) pipe.news(NEWS);
  pipe.send(encodeEvent({ turn: 2 }));
  pipe.end();
  const heard = await text(response);
  expect(heard.length).toBeLessThan(200 * NEWS.length);
  expect(heard.endsWith('data: {"turn":2}\n\n')).toBe(true);
});

it('says once that its reader left, and writes nothing any more', async () => {
  const pipe = new EventPipe();
  const closed = jest.fn();
  const left = new Promise<void>((resolve) => pipe.onClose(resolve));
  pipe.onClose(closed);
  pipe.send(encodeEvent({ turn: 1 }));
  (await read(pipe)).destroy();
  await left;
  pipe.send(encodeEvent({ turn: 2 }));
  pipe.close();
  expect(closed).toHaveBeenCalledTimes(1);
});
