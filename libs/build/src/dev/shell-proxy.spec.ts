import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startShellProxy } from './shell-proxy.ts';

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const stop = (server: Server) => new Promise((resolve) => server.close(resolve));

let shell: Server;
let proxy: Server;
let port: number;
beforeAll(async () => {
  shell = createServer(({ url, headers }, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ url, host: headers.host, origin: headers.origin })),
  ).listen(0, '127.0.0.1');
  await once(shell, 'listening');
  const address = new URL(`http://localhost:${portOf(shell)}`);
  ({ server: proxy, port } = await startShellProxy({
    remote: 'mfe-priest',
    shell: address,
    port: 0,
    tag: '',
    answer: ({ url }, response) => url === '/own' && !!response.end('own'),
  }));
});
afterAll(() => Promise.all([shell, proxy].map(stop)));

async function ask(path: string, headers: Record<string, string> = {}) {
  const asked = request({ host: '127.0.0.1', port, path, headers: { host: `localhost:${port}`, ...headers } }).end();
  const [answer] = await once(asked, 'response');
  let text = '';
  for await (const chunk of answer) text += chunk;
  return { status: answer.statusCode as number, location: answer.headers.location as string | undefined, text };
}

it('asks the platform under the platform’s own name', async () => {
  const name = `localhost:${portOf(shell)}`;
  const { text } = await ask('/api/health?x=1', { origin: `http://localhost:${port}` });
  expect(JSON.parse(text)).toEqual({ url: '/api/health?x=1', host: name, origin: `http://${name}` });
});

it('answers what is the terminal’s own', async () => {
  expect((await ask('/own')).text).toBe('own');
});

it('answers to no other name than its own', async () => {
  expect((await ask('/', { host: 'evil.example' })).status).toBe(421);
});

it('leads out to the deployed page when the badge is pressed', async () => {
  const { status, location } = await ask('/priest/dashboard?preview=off&disable=off');
  expect({ status, location }).toEqual({
    status: 303,
    location: `http://localhost:${portOf(shell)}/priest/dashboard?preview=off&disable=off`,
  });
});
