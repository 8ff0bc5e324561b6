import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@sannidhi/e2e/platform';
import { send } from './http.ts';

const SERVER = fileURLToPath(new URL('bare-server.mjs', import.meta.url));

/** The bare peer as a separate process, on a database file or server. */
export async function startBare(address: string, segmentsFile: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [SERVER, address, segmentsFile, String(port)], { stdio: 'inherit' });
  for (let tries = 0; tries < 100 && !(await answers(port)); tries += 1) await pause(50);
  const post = (path: string) => send({ port, method: 'POST', path, body: BODY });
  return {
    pid: child.pid ?? 0,
    give: () => post('/give'),
    settle: () => post('/settle'),
    /** Reads the gift that was the `gift`th to be given, counted from 0. */
    read: (gift: number) => send({ port, method: 'GET', path: `/read/${gift}` }),
    stop: () => child.kill(),
  };
}

/** As long as a gift's. */
const BODY = JSON.stringify({
  templeSlug: 'sri-kamakshi-edison',
  lines: [{ fundId: '01a1fbda-66fc-7620-b9c2-c22734400aa4', amountCents: 51_00 }],
  legalName: 'Asha Rao',
});

const answers = (port: number) =>
  send({ port, method: 'GET', path: '/ready' }).then(
    () => true,
    () => false,
  );
