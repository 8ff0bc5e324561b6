import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push that arrived at the service. */
export interface ArrivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine; it answers each path with a status, 201 unless another is set. */
export async function startPushService() {
  const arrived: ArrivedPush[] = [];
  const statuses = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    arrived.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(statuses.get(path) ?? 201).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, arrived, answer: (path: string, status: number) => statuses.set(path, status), close: () => server.close() };
}
