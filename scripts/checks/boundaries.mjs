#!/usr/bin/env node
/** Checks that imports point one way (.dependency-cruiser.mjs), and that the checker really found the code. */
import { existsSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';
import { REMOTES } from '../machine/remotes.mjs';

const SOURCES = ['api', 'shell', ...REMOTES].map((folder) => `${folder}/src`);
const LIBRARIES = ['libs/contracts/src', 'libs/kit/src', 'libs/panchanga/src'];
/** The checker has reported success on an empty set before; far fewer modules than exist means it is blind again. */
const LEAST_MODULES = 60;

const { enhancedResolveOptions, ...options } = config.options;
const folders = [...SOURCES, ...LIBRARIES].filter((folder) => existsSync(folder));
const { output } = await cruise(folders, { ...options, validate: true, ruleSet: { forbidden: config.forbidden } }, enhancedResolveOptions);
const { violations, totalCruised, totalDependenciesCruised } = output.summary;
for (const { from, to, rule, cycle } of violations) {
  console.error(`${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`);
}
console.log(`${totalCruised} modules, ${totalDependenciesCruised} imports, ${violations.length} against the rules`);
if (totalCruised < LEAST_MODULES) console.error(`Only ${totalCruised} modules were found, expected at least ${LEAST_MODULES}`);
process.exit(violations.length > 0 || totalCruised < LEAST_MODULES ? 1 : 0);
