import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOGGER, type Logger } from '../src/platform/observability/logger.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

/**
 * A browser, a proxy that terminates TLS, our gateway with the configuration in `deploy/nginx`, and the platform: each has its own address.
 */
const BROWSER = '127.0.0.9';
const OUTER = '127.0.0.3';
const NGINX = process.env.NGINX_PATH ?? 'nginx';
const CONFIGURATION = join(import.meta.dirname, '../../deploy/nginx');

const absent = spawnSync(NGINX, ['-v']).error !== undefined;
const folder = mkdtempSync(join(tmpdir(), 'sannidhi-proxies-'));
const stops: (() => void)[] = [];
let api: TestApi;
let platform: number;
beforeAll(async () => {
  const registerWeb = (fastify: { get: (path: string, answer: (request: { ip: string }) => unknown) => unknown }) => {
    fastify.get('/probe', ({ ip }) => ({ ip }));
  };
  api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: 'https://sannidhi.example' }, { registerWeb });
  platform = Number(new URL(api.url).port);
});
afterAll(async () => {
  for (const stop of stops) stop();
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

it('counts the browser behind two proxies, and believes no X-Forwarded-For of its own', async () => {
  // nginx is optional here as everywhere; the last lines of `npm test` say if it wasn't available.
  if (absent) return;
  const outer = await outerBefore(await gatewayTrusting(`set_real_ip_from ${OUTER};`));
  expect(await clientSeenBy(outer)).toBe(BROWSER);
  for (const forged of ['203.0.113.77', '127.0.0.3', '127.0.0.1', '203.0.113.77, 127.0.0.3']) {
    expect(await clientSeenBy(outer, forged)).toBe(BROWSER);
  }
});

it('counts who connects to the gateway where no outer proxy is named', async () => {
  if (absent) return;
  const gateway = await gatewayTrusting('');
  expect(await clientSeenBy(gateway)).toBe(BROWSER);
  expect(await clientSeenBy(gateway, '203.0.113.77')).toBe(BROWSER);
});

it('reports an outer proxy that nobody named, once, by the name of the file', async () => {
  if (absent) return;
  const error = jest.spyOn(api.get<Logger>(LOGGER), 'error');
  const outer = await outerBefore(await gatewayTrusting(''));
  // What an outer proxy on a network forwards if the browser has a public address.
  for (let turn = 0; turn < 3; turn++) expect(await clientSeenBy(outer, '8.8.8.8')).toBe(OUTER);
  expect(error).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledWith(
    { alarm: 'proxy-chain', fault: 'client-behind-gateway', peer: '127.0.0.1', client: OUTER },
    expect.stringContaining('outer-proxies.conf'),
  );
});

/** Our gateway as in its container, with these lines in `outer-proxies.conf`. */
function gatewayTrusting(lines: string): Promise<number> {
  return startNginx((port, home) => {
    const outer = join(home, 'outer-proxies.conf');
    writeFileSync(outer, lines);
    const files = [
      join(CONFIGURATION, 'page-choice.conf'),
      join(CONFIGURATION, 'limits.conf'),
      outer,
      join(CONFIGURATION, 'proxy-chain.conf'),
    ];
    return `
      ${files.map((file) => `include ${file};`).join('\n')}
      upstream platform { server 127.0.0.1:${platform}; }
      server { listen 127.0.0.1:${port}; root ${home}; include ${join(CONFIGURATION, 'sannidhi.conf')}; }`;
  });
}

/** A typical provider's proxy: it appends who connected, and keeps what was there. */
function outerBefore(gateway: number): Promise<number> {
  return startNginx(
    (port) => `
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_bind ${OUTER};
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          proxy_set_header X-Forwarded-Proto https;
          proxy_pass http://127.0.0.1:${gateway};
        }
      }`,
  );
}

async function startNginx(http: (port: number, home: string) => string): Promise<number> {
  const port = await freePort();
  const home = join(folder, String(port));
  mkdirSync(join(home, 'logs'), { recursive: true });
  const file = join(home, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`).join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    file,
    `daemon off; ${user} pid ${home}/pid; error_log ${home}/logs/error.log; events {} http { access_log off; ${paths} ${http(port, home)} }`,
  );
  const child = spawn(NGINX, ['-p', home, '-c', file], { stdio: 'inherit' });
  stops.push(() => child.kill('SIGTERM'));
  await answers(port, child);
  return port;
}

/** Retries connecting until someone listens, or nginx has ended. */
async function answers(port: number, nginx: ChildProcess): Promise<void> {
  while (nginx.exitCode === null) {
    const asked = get({ host: '127.0.0.1', port, path: '/probe' });
    const answered = await new Promise((tell) => {
      asked.once('response', (response) => tell(response.resume()));
      asked.once('error', () => tell(undefined));
    });
    if (answered) return;
  }
  throw new Error(`nginx ended with ${nginx.exitCode}`);
}

/** Whom the platform counts when the browser's request goes through `port`. */
async function clientSeenBy(port: number, forged?: string): Promise<string> {
  const headers = forged ? { 'x-forwarded-for': forged } : {};
  const asked = request({ host: '127.0.0.1', port, path: '/probe', localAddress: BROWSER, headers }).end();
  const [response] = await once(asked, 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString()).ip;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
