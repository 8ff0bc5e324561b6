import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT, workspace } from '../repository.ts';
import { declaredTypes } from './declared-types.ts';
import { interfaceReport } from './interface-report.ts';
import { sharedReport } from './shared-report.ts';

/** The contract between the shell and the remotes: each report's content, by name, and its version. */
export interface Contract {
  version: string;
  reports: Record<ReportName, string[]>;
}

/** What remotes import at run time, by the report's name; tests and the shell's own entries are not included. */
const ENTRIES = { kit: 'src/index.ts', area: 'src/area/index.ts' } as const;
const NAMES = ['kit', 'area', 'shared'] as const;
export type ReportName = (typeof NAMES)[number];

const pathOf = (name: ReportName) => `libs/kit/contract/${name}.api.md`;

/** The contract according to the current sources. Takes as long as the compiler. */
export function contractOfSources(version: string): Contract {
  const [kit = '', area = ''] = declaredTypes(Object.values(ENTRIES));
  return { version, reports: { kit: interfaceReport(kit), area: interfaceReport(area), shared: sharedReport() } };
}

/** The contract according to its files; undefined before there are any. */
export const contractOfFiles = (): Contract | undefined =>
  readContract((path) => (existsSync(workspace(path)) ? readFileSync(workspace(path), 'utf8') : undefined));

/** The contract in the last commit, or in the files if there is no history. */
export const contractOfLastCommit = (): Contract | undefined => readContract(committed) ?? contractOfFiles();

export function writeContract({ version, reports }: Contract): void {
  for (const name of NAMES) {
    mkdirSync(dirname(workspace(pathOf(name))), { recursive: true });
    const text = `# Contract ${version}: ${TITLES[name]}\n\nWritten by \`npm run contract\`.\n\n\`\`\`\n${reports[name].join('\n')}\n\`\`\`\n`;
    writeFileSync(workspace(pathOf(name)), text);
  }
}

const TITLES: Record<ReportName, string> = {
  kit: 'what `@sannidhi/kit` offers',
  area: 'what `@sannidhi/kit/area` declares',
  shared: 'what the page shares',
};

function readContract(read: (path: string) => string | undefined): Contract | undefined {
  const texts = NAMES.map((name) => read(pathOf(name)));
  const version = /^# Contract (\S+):/.exec(texts[0] ?? '')?.[1];
  if (!version) return undefined;
  const lines = texts.map((text) => /```\n([\s\S]*)\n```/.exec(text ?? '')?.[1]?.split('\n') ?? []);
  return { version, reports: Object.fromEntries(NAMES.map((name, index) => [name, lines[index]])) as Contract['reports'] };
}

function committed(path: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:${path}`], { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
