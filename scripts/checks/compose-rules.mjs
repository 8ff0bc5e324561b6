#!/usr/bin/env node
/**
 * `node scripts/checks/compose-rules.mjs [docker-compose.yml]`: docker-compose parses the file with fresh secrets from `compose:init`, and
 * every service is unprivileged, read-only, has a health check, and is published only on this machine unless PUBLISH_ADDRESS says
 * otherwise.
 */
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ROOT, run } from '../machine/run.mjs';

/** What each service must declare, in the terms of `docker-compose config`. */
const RULES = {
  'is read-only': /^ {4}read_only: true$/m,
  'has a user that is not root': /^ {4}user: ['"]?(?!0|root)\w/m,
  'has a health check': /^ {4}healthcheck:$/m,
  'can gain no rights': /^ {4,}- no-new-privileges:true$/m,
  'drops every capability': /^ {4}cap_drop:\n +- ALL$/m,
  'publishes ports on this machine alone': (service) => portsOf(service).every((port) => port.startsWith('127.0.0.1:')),
};

const file = resolve(process.argv[2] ?? join(ROOT, 'docker-compose.yml'));
const folder = mkdtempSync(join(tmpdir(), 'sannidhi-compose-'));
try {
  copyFileSync(file, join(folder, 'docker-compose.yml'));
  const secrets = join(folder, 'deploy/secrets');
  await must(process.execPath, [join(ROOT, 'scripts/compose-init.mjs'), secrets]);
  const services = servicesOf(
    await must('docker-compose', ['--project-directory', folder, '-f', join(folder, 'docker-compose.yml'), 'config']),
  );
  const broken = [...services].flatMap(([name, service]) => brokenRules(service).map((rule) => `✖ ${name}: not so: ${rule}`));
  const open = ['platform.env', 'mysql.env', 'redis.env'].filter((name) => (statSync(join(secrets, name)).mode & 0o077) !== 0);
  const again = await run(process.execPath, [join(ROOT, 'scripts/compose-init.mjs'), secrets]);
  const failures = [
    ...broken,
    ...open.map((name) => `✖ others may read ${name}`),
    ...(again.code === 0 ? ['✖ compose:init overwrites'] : []),
  ];
  console.log(failures.join('\n') || `✔ ${services.size} services: ${Object.keys(RULES).join(', ')}`);
  process.exitCode = failures.length > 0 || services.size === 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function must(program, args) {
  const { code, output } = await run(program, args, { env: { PUBLISH_ADDRESS: undefined } });
  if (code !== 0) throw new Error(output);
  return output;
}

function brokenRules(service) {
  return Object.entries(RULES)
    .filter(([, rule]) => !(rule instanceof RegExp ? rule.test(service) : rule(service)))
    .map(([name]) => name);
}

/** The services of a normalized file, each with its lines. */
function servicesOf(config) {
  const [, block = ''] = /^services:\n((?: .*\n|\n)+)/m.exec(config) ?? [];
  const services = new Map();
  let name = '';
  for (const line of block.split('\n')) {
    const [, begun] = /^ {2}([\w-]+):$/.exec(line) ?? [];
    name = begun ?? name;
    if (begun) services.set(name, '');
    else services.set(name, `${services.get(name) ?? ''}${line}\n`);
  }
  return services;
}

/** Ports as `address:outside:inside`, from the short form of docker-compose 1 and the long one of 2. */
function portsOf(service) {
  const [, block = ''] = /^ {4}ports:\n((?: {4,}(?:- | ).*\n)+)/m.exec(service) ?? [];
  const entries = block.split(/^ +- /m).filter((entry) => entry.trim());
  return entries.map((entry) => {
    const [, address] = /host_ip: ['"]?([\d.]+)/.exec(entry) ?? [];
    if (address) return `${address}:`;
    return entry.trim().replace(/^['"]/, '');
  });
}
