import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface Sent {
  port: number;
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * One request over a kept-alive connection; the simplest possible client, so that the servers are what is measured. @throws on a status of
 * 400 or more
 */
export function send({ port, method, path, headers = {}, body }: Sent): Promise<string> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = request({ host: '127.0.0.1', port, method, path, agent, headers: { ...length, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if ((answer.statusCode ?? 500) >= 400) reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${text}`));
        else resolve(text);
      });
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
