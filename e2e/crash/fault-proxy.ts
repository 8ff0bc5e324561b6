import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Chance } from './random.ts';

/** How often the proxy does what networks do, each from 0 to 1. */
export interface Faults {
  /** The request reaches the server twice at the same time; the caller sees one of the responses. */
  duplicate: number;
  /** The server does its work and the caller never finds out. */
  dropReply: number;
  /** The request never reaches the server. */
  dropRequest: number;
}

export interface FaultProxy {
  url: string;
  /** What it has done so far. */
  counts: Record<keyof Faults, number>;
  /** From now on it is an ordinary proxy. */
  heal: () => void;
  close: () => Promise<void>;
}

interface Reply {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

/** A proxy between callers (including webhooks) and the platform that repeats and loses messages. Reads pass through unchanged. */
export async function startFaultProxy(options: { port: number; targetPort: number; faults: Faults; chance: Chance }): Promise<FaultProxy> {
  const { port, targetPort, chance } = options;
  const counts = { duplicate: 0, dropReply: 0, dropRequest: 0 };
  let faults: Faults = options.faults;
  const strikes = (fault: keyof Faults, isRead: boolean) => {
    if (isRead || !chance.happens(faults[fault])) return false;
    counts[fault] += 1;
    return true;
  };
  const server = createServer(async (incoming, outgoing) => {
    const body = await readAll(incoming).catch(() => undefined);
    const isRead = incoming.method === 'GET';
    if (!body || strikes('dropRequest', isRead)) return void outgoing.destroy();
    const attempts = strikes('duplicate', isRead) ? [forward(incoming, body), forward(incoming, body)] : [forward(incoming, body)];
    const replies = await Promise.allSettled(attempts);
    const reply = replies.find((attempt) => attempt.status === 'fulfilled')?.value;
    if (!reply || strikes('dropReply', isRead)) return void outgoing.destroy();
    answer(outgoing, reply);
  });
  const forward = (incoming: IncomingMessage, body: Buffer) => send(targetPort, incoming, body);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    counts,
    heal: () => {
      faults = { duplicate: 0, dropReply: 0, dropRequest: 0 };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function send(port: number, incoming: IncomingMessage, body: Buffer): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = incoming;
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers, agent, timeout: 15_000 });
    onward.once('error', reject);
    onward.once('timeout', () => onward.destroy(new Error('No answer in time')));
    onward.once('response', (response) => {
      readAll(response).then((text) => resolve({ status: response.statusCode ?? 502, headers: response.headers, body: text }), reject);
    });
    onward.end(body);
  });
}

function answer(outgoing: ServerResponse, { status, headers, body }: Reply) {
  const { 'transfer-encoding': _chunked, connection: _connection, ...kept } = headers;
  outgoing.writeHead(status, { ...kept, 'content-length': body.length });
  outgoing.end(body);
}
