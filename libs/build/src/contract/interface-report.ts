import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Extractor, ExtractorConfig, type ExtractorLogLevel } from '@microsoft/api-extractor';
import { workspace } from '../repository.ts';

const SILENT = { default: { logLevel: 'none' as ExtractorLogLevel } };

/** What one declaration file exports, as lines of TypeScript sorted by name. */
export function interfaceReport(declarations: string): string[] {
  const folder = join(dirname(declarations), 'report');
  mkdirSync(folder, { recursive: true });
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: workspace('libs/kit/package.json'),
    configObject: {
      newlineKind: 'lf',
      projectFolder: workspace('libs/kit'),
      mainEntryPointFilePath: declarations,
      compiler: { overrideTsconfig: compilerSettings(declarations) },
      apiReport: { enabled: true, reportFileName: 'report', reportFolder: folder, reportTempFolder: folder, includeForgottenExports: true },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { compilerMessageReporting: SILENT, extractorMessageReporting: SILENT, tsdocMessageReporting: SILENT },
    },
  });
  Extractor.invoke(config, { localBuild: true, messageCallback: (message) => (message.handled = true) });
  const lines = plainLines(readFileSync(join(folder, 'report.api.md'), 'utf8'));
  if (lines.length === 0) throw new Error(`${declarations} declares nothing`);
  return lines;
}

function compilerSettings(declarations: string) {
  const project = join(dirname(declarations), `${basename(declarations)}.json`);
  writeFileSync(project, '{}');
  return { extends: workspace('libs/build/tsconfig/web.json'), compilerOptions: { types: [], noEmit: true }, files: [declarations] };
}

/** Without details that don't change the interface: imports, remarks, the names of destructured arguments. */
export function plainLines(report: string): string[] {
  const code = /```ts\n([\s\S]*)```/.exec(report)?.[1] ?? '';
  return code
    .replaceAll(/^import .*\n/gm, '')
    .replaceAll(/^\s*\/\/.*\n/gm, '')
    .replaceAll(/\{[^{}\n]*\}: /g, 'input: ')
    .replaceAll(/ = ('[^'\n]+'(?: \| '[^'\n]+')+);$/gm, (_, members: string) => ` =\n    | ${members.split(' | ').join('\n    | ')};`)
    .split('\n')
    .filter((line) => line.trim() !== '');
}
