#!/usr/bin/env node
/** `sannidhi-dev --shell https://…` in a remote's own project: the remote inside a deployed platform, rebuilt as it is saved. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { develop } from '../dev/develop.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
register({ tsconfig: here('../tsconfig/tools.json') });
process.env.NODE_ENV ??= 'development';
const { nameOfPackage } = await import('../src/own-area.ts');
const { values } = parseArgs({ options: { shell: { type: 'string' } } });
const root = process.cwd();
const problem = await develop({
  remote: nameOfPackage(root),
  shell: values.shell,
  port: Number(process.env.PORT || 3000),
  root,
  rebuiltBy: { '.': ['.'] },
  build,
});
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}

/** In a process of its own, which reads the sources again; what is wrong is in its output. */
function build() {
  const child = spawn(process.execPath, [here('./sannidhi-build.mjs'), '--dev'], { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}
