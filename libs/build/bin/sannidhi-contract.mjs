#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../tsconfig/tools.json', import.meta.url)) });
const { contractMain } = await import('../src/contract/contract-cli.ts');
process.exitCode = contractMain(process.argv.slice(2));
