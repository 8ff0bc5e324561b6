import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '@sannidhi/contracts';
import type { Row } from '../report/report.ts';
import type { Tree } from './tree.ts';
import type { Patch } from './versions.ts';

const CHANGED = 'mfe-priest';
const CHANGE: Patch = { file: 'mfe-priest/src/day/day.en.json', find: '"No services today"', replace: '"No services are planned today"' };
const OTHERS = ['shell', 'api', ...REMOTES.filter((name) => name !== CHANGED)];

export interface Rebuild {
  /** How many files the other packages' builds have. */
  files: number;
  /** Those that changed, byte for byte. */
  changedElsewhere: string[];
  release: string;
  releaseAfterChange: string;
  releaseAfterTakingItBack: string;
}

/** Rebuilds everything with one remote's source changed, then that remote as it was. `folder` contains the earlier builds. */
export async function measureRebuild(tree: Tree, folder: string): Promise<Rebuild> {
  const before = new Map(OTHERS.flatMap((name) => [...digests(name, join(folder, name))]));
  const takeBack = tree.patch([CHANGE]);
  for (const name of [CHANGED, ...OTHERS]) await tree.build(name, ...(name === 'api' ? [] : ['--force']));
  takeBack();
  const after = new Map(OTHERS.flatMap((name) => [...digests(name, join(tree.root, name, 'dist'))]));
  const releaseAfterChange = releaseIn(join(tree.root, CHANGED, 'dist'));
  await tree.build(CHANGED, '--force');
  return {
    files: before.size,
    changedElsewhere: [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)),
    release: releaseIn(join(folder, CHANGED)),
    releaseAfterChange,
    releaseAfterTakingItBack: releaseIn(join(tree.root, CHANGED, 'dist')),
  };
}

function digests(name: string, folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name: file }) => join(parentPath, file));
  return new Map(paths.map((path) => [path.replace(folder, name), createHash('sha256').update(readFileSync(path)).digest('hex')]));
}

const releaseIn = (dist: string) => (JSON.parse(readFileSync(join(dist, 'mfe.json'), 'utf8')) as { release: string }).release;

export const rebuildRows = ({ files, changedElsewhere, release, releaseAfterChange, releaseAfterTakingItBack }: Rebuild): Row[] => [
  {
    what: `${CHANGED} changed and everything rebuilt: other packages’ files that differ`,
    found: `${changedElsewhere.length} of ${files}`,
    budget: '0',
    holds: changedElsewhere.length === 0 && releaseAfterChange !== release,
  },
  {
    what: 'the same source built again',
    found: releaseAfterTakingItBack === release ? 'the same release' : `${releaseAfterTakingItBack} for ${release}`,
    budget: 'the same release',
    holds: releaseAfterTakingItBack === release,
  },
];
