#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

// The build reads sources from every workspace (areas, pages to prerender), so one set of compiler options covers them all.
register({ tsconfig: fileURLToPath(new URL('../tsconfig/tools.json', import.meta.url)) });
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production';
const { buildMain } = await import('../src/cli.ts');
process.exitCode = await buildMain(process.argv.slice(2), process.cwd());
