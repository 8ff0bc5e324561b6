import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTES } from '@sannidhi/contracts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Gateway {
  url: string;
  stop: () => Promise<void>;
}

/**
 * The gateway with the configuration in `deploy/nginx`, this checkout's built files, and what the platform stores in `dataDir`; `more` is
 * added to its server block.
 */
export async function startNginx(port: number, apiPorts: readonly number[], dataDir: string, more = ''): Promise<Gateway> {
  const folder = mkdtempSync(join(tmpdir(), 'sannidhi-nginx-'));
  layOut(folder, dataDir);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, apiPorts, more));
  const child = spawn(process.env.NGINX_PATH ?? 'nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(child, 'exit');
  process.once('exit', () => child.kill('SIGKILL'));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, stop };
}

/** As in the gateway's container. */
function layOut(folder: string, dataDir: string) {
  for (const name of ['remotes', 'pages', 'published', 'logs']) mkdirSync(join(folder, name));
  for (const name of ['remotes', 'static-copy']) symlinkSync(join(dataDir, name), join(folder, 'published', name));
  symlinkSync(join(ROOT, 'shell/dist/assets'), join(folder, 'assets'));
  for (const remote of REMOTES) symlinkSync(join(ROOT, remote, 'dist'), join(folder, 'remotes', remote));
  symlinkSync(join(ROOT, 'deploy/nginx/unavailable.html'), join(folder, 'pages/unavailable.html'));
}

const configuration = (folder: string, port: number, apiPorts: readonly number[], more: string) => `
daemon off;
user root;
pid ${folder}/nginx.pid;
error_log ${folder}/logs/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  include ${join(ROOT, 'deploy/nginx/limits.conf')};
  include ${join(ROOT, 'deploy/nginx/page-choice.conf')};
  include ${join(ROOT, 'deploy/nginx/outer-proxies.conf')};
  include ${join(ROOT, 'deploy/nginx/proxy-chain.conf')};
  upstream platform {
    least_conn;
    keepalive 64;
    ${apiPorts.map((each) => `server 127.0.0.1:${each} max_fails=2 fail_timeout=5s;`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${more}
    include ${join(ROOT, 'deploy/nginx/sannidhi.conf')};
  }
}
`;
