import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../machine/run.mjs';

/** Tools of the repository that a remote's own project needs, too. */
const TOOLS = ['@types/jest', '@types/node', '@typescript/native-preview', 'jest'];
/** What only the repository's own tools load. */
const LEFT_OUT = ['@microsoft/api-extractor'];

/** The `package.json` of a library outside the repository: with a version, and with everything it or its testing part loads. */
export function plainPackage(library, version) {
  const { name, type, sideEffects, exports, bin, dependencies, devDependencies = {} } = readPackage(`libs/${library}`);
  const root = readPackage('.').devDependencies;
  const tools = library === 'build' ? Object.fromEntries(TOOLS.map((tool) => [tool, root[tool]])) : {};
  const all = Object.entries({ ...dependencies, ...devDependencies, ...tools }).filter(([one]) => !LEFT_OUT.includes(one));
  const asked = all.map(([one, range]) => [one, one.startsWith('@sannidhi/') ? version : range]);
  return { name, version, license: 'UNLICENSED', type, sideEffects, exports, bin, dependencies: Object.fromEntries(asked.sort()) };
}

const readPackage = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
