#!/usr/bin/env node
/**
 * `npm run compose:init`: generates the secrets for docker-compose.yml: random, one file per service, readable only by their owner and
 * ignored by git. It never overwrites: a database keeps the password it was created with.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PlainFailure, runScript } from './machine/plain-failure.mjs';
import { ROOT } from './machine/run.mjs';

await runScript(async () => {
  const folder = resolve(process.argv[2] ?? join(ROOT, 'deploy/secrets'));
  const files = secretFiles();
  const known = Object.keys(files).filter((name) => existsSync(join(folder, name)));
  if (known.length > 0) throw new PlainFailure(`${join(folder, known[0])} already exists. Nothing was changed.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  for (const [name, values] of Object.entries(files)) writeFileSync(join(folder, name), lines(values), { mode: 0o600, flag: 'wx' });
  console.log(`The secrets of docker-compose.yml are in ${folder}. Keep a copy in a safe place: a backup opens with SECRET_KEY alone.

Next:
  docker compose up -d        builds the images and starts everything
  http://localhost:8080       the site, with demo data (STAGING)
  http://localhost:8025       its mail

docs/deploying.md says what changes for real use.`);
});

/** 256 random bits that need no quoting in a settings file or a URL. */
function secret() {
  return randomBytes(32).toString('base64url');
}

function secretFiles() {
  const [database, redis] = [secret(), secret()];
  return {
    'platform.env': {
      SECRET_KEY: secret(),
      DATABASE_URL: `mysql://sannidhi:${database}@mysql:3306/sannidhi`,
      REDIS_URL: `redis://:${redis}@redis:6379`,
    },
    'mysql.env': { MYSQL_PASSWORD: database, MYSQL_ROOT_PASSWORD: secret() },
    'redis.env': { REDISCLI_AUTH: redis },
  };
}

function lines(values) {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
