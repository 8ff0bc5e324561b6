import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StaffPreset } from '@sannidhi/contracts';
import type { NounFixture, RouteRow } from './noun-fixture.ts';

const SOURCES = join(import.meta.dirname, '../../src');
const ENDING = '.fixture.ts';

/** Fixture files by their path from `src`, sorted. There is no list of them. */
const FILES = (readdirSync(SOURCES, { recursive: true }) as string[]).filter((file) => file.endsWith(ENDING)).sort();

/** Every fixture by its path from `src`. */
export const FIXTURES: ReadonlyMap<string, NounFixture> = new Map(
  FILES.map((file) => [file, (require(join(SOURCES, file)) as { fixture: NounFixture }).fixture]),
);

const named = [...FIXTURES.values()].flatMap(({ routes = {} }) => Object.entries(routes));
const doubles = named.map(([route]) => route).filter((route, index, all) => all.indexOf(route) !== index);
if (doubles.length > 0) throw new Error(`Two fixtures have ${doubles.join(', ')}.`);

/** Every route with who may call it and how. */
export const ROWS: ReadonlyMap<string, RouteRow> = new Map(
  named.map(([route, row]) => [route, typeof row === 'string' ? { may: row } : row]),
);

/** Which presets include a permission, besides owner. */
export const PRESETS_OF: ReadonlyMap<string, readonly StaffPreset[]> = new Map(
  [...FIXTURES.values()].flatMap(({ presets = {} }) => Object.entries(presets)),
);

/** Tables that no request may scan, for any noun. */
export const GROWING: readonly string[] = [...FIXTURES.values()].flatMap(({ growing = [] }) => growing);
/** All other tables. */
export const SMALL: readonly string[] = [...FIXTURES.values()].flatMap(({ small = {} }) => Object.keys(small));
