#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../tsconfig/tools.json', import.meta.url)) });
process.env.NODE_ENV ??= 'production';
const { releaseMain } = await import('../src/publish/release-cli.ts');
process.exitCode = await releaseMain(process.argv.slice(2), process.env);
