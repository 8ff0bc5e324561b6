import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as plainRequest, type Server, type ServerResponse } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { REGISTRY_PATH, type RegistryDocument, type Remote, type RemoteRelease, releaseBase, releaseFileType } from '@sannidhi/contracts';
import { remoteFolder } from '../repository.ts';
import { withLocalPage, withLocalRelease } from './local-release.ts';
import { localHeaders, onwardHeaders } from './proxied-headers.ts';

interface ShellProxyOptions {
  remote: Remote;
  /** The deployed platform. */
  shell: URL;
  /** Any free one if it is 0. */
  port: number;
  /** What a page needs in addition: how it learns of a new build. */
  tag: string;
  /** Handles requests for the terminal itself; returns whether it did. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/**
 * The deployed platform at `http://localhost:<port>`, with one remote built on this machine. Only this browser sees it, the platform
 * doesn't change, and what a user may do there still depends on their session. Resolves when it listens.
 * @throws if the port is busy.
 */
export async function startShellProxy(options: ShellProxyOptions) {
  const server = createServer((request, response) => {
    const own = `localhost:${portOf(server)}`;
    // Another name for this machine could belong to any site.
    if (request.headers.host !== own) return void response.writeHead(421).end(`This answers at http://${own} only.`);
    if (options.answer(request, response)) return;
    const address = new URL(request.url ?? '/', `http://${own}`);
    if (address.searchParams.get('preview') === 'off') return leave(response, options.shell, address);
    const local = readRelease(options.remote);
    if (local && address.pathname.startsWith(releaseBase(local))) return sendFile(response, local, address.pathname);
    pass(request, response, options, own);
  });
  await once(server.listen(options.port, '127.0.0.1'), 'listening');
  return { server, port: portOf(server) };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** The badge's exit link: the deployed page as everyone sees it. */
const leave = (response: ServerResponse, shell: URL, { pathname, search }: URL) =>
  void response.writeHead(303, { location: new URL(pathname + search, shell).href, 'cache-control': 'no-store' }).end();

function readRelease(remote: Remote): RemoteRelease | undefined {
  const file = join(remoteFolder(remote), 'dist/mfe.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RemoteRelease) : undefined;
}

function sendFile(response: ServerResponse, { name, release, integrity }: RemoteRelease, pathname: string): void {
  const file = pathname.slice(releaseBase({ name, release }).length);
  const path = join(remoteFolder(name), 'dist', release, file);
  if (!/^[\w.-]+$/.test(file) || !(integrity[file] || existsSync(path))) return void response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': releaseFileType(file) ?? 'application/octet-stream',
    'cache-control': 'no-store',
  });
  createReadStream(path).pipe(response);
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, options: ShellProxyOptions, own: string): void {
  const { shell } = options;
  const send = shell.protocol === 'https:' ? secureRequest : plainRequest;
  const headers = onwardHeaders(incoming.headers, shell, `http://${own}`);
  const onward = send(new URL(incoming.url ?? '/', shell), { method: incoming.method, headers }, (answer) => {
    const local = readRelease(options.remote);
    const rewrite = local && rewriteFor(answer, incoming.url ?? '/', local, options.tag);
    const given = localHeaders(answer.headers, shell, `http://${own}`);
    if (!rewrite) return void answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, given));
    const { 'content-length': _, ...rest } = given;
    void textOf(answer).then((text) => outgoing.writeHead(answer.statusCode ?? 502, rest).end(rewrite(text)));
  });
  onward.once('error', (error) => outgoing.writeHead(502).end(`${shell.origin} does not answer: ${error.message}`));
  incoming.pipe(onward);
}

/** Which responses need changes: pages and the registry, because they name releases. */
function rewriteFor({ headers }: IncomingMessage, url: string, local: RemoteRelease, tag: string): ((text: string) => string) | undefined {
  if (headers['content-type']?.startsWith('text/html')) return (html) => withLocalPage(html, local).replace('</head>', `${tag}</head>`);
  if (url.split('?')[0] !== REGISTRY_PATH) return undefined;
  return (json) => JSON.stringify(withLocalRelease(JSON.parse(json) as RegistryDocument, local));
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
